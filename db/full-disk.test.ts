import { eq, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { afterEach, describe, expect, it } from "vitest";

import { POST as generateQrCode } from "@/app/api/ai/qr-generate/route";
import { POST as accountCall } from "@/app/api/auth/[...all]/route";
import { POST as sendMessage } from "@/app/api/contact/route";
import { POST as keepGalleryName } from "@/app/api/user/keep-gallery-name/route";
import { creations, files } from "@/db/schema";
import { IDEMPOTENCY_HEADER } from "@/lib/http/envelope";
import { getDatabase } from "@/lib/providers/database";
import { apiRequest, signUpAccount } from "@/tests/support/api";
import { countedRuns } from "@/tests/support/counted-uses";

const PASSWORD = "correct horse battery";

/** Makes every write to these tables fail as Postgres fails without room; all tables by default. */
async function fillDisk(tables = "%"): Promise<void> {
  const db = await getDatabase();
  await db.execute(sql`create function disk_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file "base/5/16384": No space left on device'
    using errcode = '53100'; end $$`);
  await db.execute(
    sql.raw(`do $$ declare one record; begin
      for one in select relname from pg_class where relnamespace = 'public'::regnamespace
        and relkind = 'r' and relname like '${tables}'
      loop
        execute format('create trigger disk_full before insert or update on %I execute function disk_full()', one.relname);
      end loop; end $$`),
  );
}

async function makeRoom(): Promise<void> {
  await (await getDatabase()).execute(sql`drop function if exists disk_full cascade`);
}

afterEach(makeRoom);

describe("a database without room", () => {
  it("has calls that write answered with 503, until there's room again", async () => {
    const { token, email } = await signUpAccount();
    const account = (path: string, json: unknown) =>
      accountCall(
        apiRequest(`/api/auth${path}`, { json, headers: { origin: "http://localhost:3000" } }),
      );
    const newEmail = `${uuidv7()}@example.com`;
    const message = { name: "Ada", email, message: "How do I get Premium?" };
    const calls = {
      signUp: () => account("/sign-up/email", { name: "Eve", email: newEmail, password: PASSWORD }),
      signIn: () => account("/sign-in/email", { email, password: PASSWORD }),
      message: () => sendMessage(apiRequest("/api/contact", { json: message })),
      name: () => keepGalleryName(apiRequest("/api/user/x", { json: { name: "Ada" }, token })),
      tool: () => generateQrCode(apiRequest("/api/ai/x", { json: { text: "bees" }, token })),
    };
    const statuses = async () => {
      const answers: [string, number, string | null][] = [];
      for (const [name, call] of Object.entries(calls)) {
        const answer = await call();
        answers.push([name, answer.status, answer.headers.get("retry-after")]);
      }
      return answers;
    };
    await fillDisk();

    expect(await statuses()).toEqual(Object.keys(calls).map((name) => [name, 503, "5"]));

    await makeRoom();
    expect(await statuses()).toEqual(Object.keys(calls).map((name) => [name, 200, null]));
  });

  it("costs nothing and leaves nothing of a run that can't be saved, which may be sent again", async () => {
    const { id, token } = await signUpAccount();
    const db = await getDatabase();
    const headers = { [IDEMPOTENCY_HEADER]: uuidv7() };
    const call = () =>
      generateQrCode(apiRequest("/api/ai/x", { json: { text: "bees" }, token, headers }));
    const saved = async () => [
      await db.$count(creations, eq(creations.userId, id)),
      await db.$count(files, eq(files.userId, id)),
      await countedRuns(id),
    ];
    await fillDisk("creations");

    expect((await call()).status).toBe(503);

    expect(await saved()).toEqual([0, 0, 0]);
    await makeRoom();
    const first = await call();
    expect(first.status).toBe(200);
    expect(await (await call()).json()).toEqual(await first.json());
    expect(await saved()).toEqual([1, 1, 1]);
  });
});
