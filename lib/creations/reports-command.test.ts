import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { GET, POST } from "@/app/api/admin/reports/route";
import { type Connection, connect } from "@/db/client";
import { insertReport } from "@/db/queries/gallery";
import { findGalleryName, setGalleryName } from "@/db/queries/gallery-names";
import { setAdminToken } from "@/lib/core/admin-token";
import { getDatabase } from "@/lib/providers/database";
import { apiRequest } from "@/tests/support/api";
import { startLocalServer } from "@/tests/support/local-server";
import { NO_POSTGRES, startPostgres } from "@/tests/support/postgres-server";
import { seedCreation } from "@/tests/support/seed-creation";

const run = promisify(execFile);
const TOKEN = "administrators-own-token";
const folder = mkdtempSync(join(tmpdir(), "atelier-reports-"));
const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true })];

afterAll(async () => {
  setAdminToken(undefined);
  for (const close of closing.reverse()) await close();
});

/** What `npm run reports -- …` prints, and the code that it exits with. */
async function command(env: Record<string, string>, ...args: string[]) {
  const done = run(process.execPath, ["scripts/reports.mjs", ...args], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: "", ...env },
  });
  return done.then(
    ({ stdout }) => ({ code: 0, printed: stdout }),
    ({ code, stderr }) => ({ code, printed: stderr }),
  );
}

/** Publishes an image of somebody who shows a name, and reports it. */
async function seedReport(db: Connection["db"], name: string | null) {
  const [userId, now] = [`user_${uuidv7()}`, new Date()];
  const { id } = await seedCreation(db, {
    userId,
    createdAt: now,
    tool: "generate-images",
    type: "image",
    prompt: `A lighthouse ${userId}`,
    content: "/api/files/none",
    published: true,
  });
  await setGalleryName(db, { userId, name, now });
  await insertReport(db, { creationId: id, userId: "eve", reason: "spam", note: "Fake.", now });
  return { id, userId };
}

/** The part of a list that is about one image. */
const about = (printed: string, id: string) => {
  const [, part] = printed.split(id);
  return part?.split(/\n(?=\S)/)[0];
};

type Place = { db: Connection["db"]; env: Record<string, string> };

describe.each<[string, string | undefined, () => Promise<Place>]>([
  ["a running server", undefined, onServer],
  ["a database", NO_POSTGRES, onPostgres],
])("npm run reports, on %s", (_where, missing, open) => {
  let db: Place["db"];
  let env: Place["env"];
  beforeAll(async () => {
    if (!missing) ({ db, env } = await open());
  });

  it.skipIf(missing)("tells an author's name and removes it", async () => {
    const louvre = await seedReport(db, "The Louvre");
    const unnamed = await seedReport(db, null);

    const before = await command(env);
    const removed = await command(env, "remove-name", louvre.id);
    const again = await command(env, "remove-name", louvre.id);

    expect(before.code).toBe(0);
    expect(about(before.printed, louvre.id)).toContain("shown with the name “The Louvre”");
    expect(about(before.printed, unnamed.id)).toContain("1 report: spam");
    expect(about(before.printed, unnamed.id)).not.toContain("shown with");
    expect(removed.code).toBe(0);
    expect(about(removed.printed, louvre.id)).toContain("“Fake.”");
    expect(about(removed.printed, louvre.id)).not.toContain("shown with");
    expect(await findGalleryName(db, louvre.userId)).toBeNull();
    expect(again).toEqual({ code: 1, printed: "No name is shown with this image.\n" });
  });

  it.skipIf(missing)(
    "removes the name of somebody whose image it has unpublished, and no other",
    async () => {
      const [louvre, other] = [await seedReport(db, "The Louvre"), await seedReport(db, "Ada")];

      const withdrawn = await command(env, "withdraw", louvre.id);
      const removed = await command(env, "remove-name", louvre.id);

      expect(withdrawn.code).toBe(0);
      expect(withdrawn.printed).not.toContain(louvre.id);
      expect(removed.code).toBe(0);
      expect(await findGalleryName(db, louvre.userId)).toBeNull();
      expect(about(removed.printed, other.id)).toContain("shown with the name “Ada”");
    },
  );

  it.skipIf(missing)("dismisses reports, and says when there are none", async () => {
    const { id, userId } = await seedReport(db, "Ada");

    const dismissed = await command(env, "dismiss", id);

    expect(dismissed.code).toBe(0);
    expect(dismissed.printed).not.toContain(id);
    expect(await findGalleryName(db, userId)).toBe("Ada");
    const none = { code: 1, printed: "No reported image has this ID.\n" };
    expect(await command(env, "dismiss", id)).toEqual(none);
  });
});

it.each([
  ["an unknown word", ["rename", uuidv7()]],
  ["no ID", ["remove-name"]],
  ["something else than an ID", ["remove-name", "louvre"]],
])("npm run reports tells how it's used when given %s", async (_what, args) => {
  expect(await command({}, ...args)).toEqual({
    code: 2,
    printed: "Usage: npm run reports [-- withdraw|remove-name|dismiss <image id>]\n",
  });
});

/** The routes on a port of their own, found by the file that a server leaves in its data folder. */
async function onServer(): Promise<Place> {
  setAdminToken(TOKEN);
  const server = await startLocalServer(async (request, response) => {
    const { method = "GET", url = "/" } = request;
    const [, token = ""] = request.headers.authorization?.split(" ") ?? [];
    const answer =
      method === "GET"
        ? await GET(apiRequest(url, { token }))
        : await POST(apiRequest(url, { token, json: JSON.parse(await text(request)) }));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  });
  closing.push(() => server.close());
  const { port } = new URL(server.origin);
  writeFileSync(join(folder, "server.json"), JSON.stringify({ port, adminToken: TOKEN }));
  return { db: await getDatabase(), env: {} };
}

async function onPostgres(): Promise<Place> {
  const postgres = await startPostgres();
  closing.push(() => postgres.remove());
  const dataDir = join(folder, "data");
  mkdirSync(dataDir);
  const connection = await connect({ url: postgres.url, dataDir, poolSize: 2 });
  closing.push(() => connection.close());
  return { db: connection.db, env: { DATABASE_URL: postgres.url } };
}
