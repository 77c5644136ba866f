import { beforeEach, describe, expect, it } from "vitest";
import { POST as deleteRoute } from "@/app/api/user/delete-creations/route";
import { POST as downloadRoute } from "@/app/api/user/download-creations/route";
import { GET as listRoute } from "@/app/api/user/get-user-creations/route";
import { POST as restoreRoute } from "@/app/api/user/restore-creations/route";
import { keepCreation } from "@/db/queries/creations";
import { DRAFT_ENGINE_ID } from "@/lib/drafting/draft-notice";
import { fileKey } from "@/lib/files/storage-keys";
import { storeFile } from "@/lib/files/store-file";
import type { RunContext } from "@/lib/providers/context";
import { limitRate } from "@/lib/usage/rate-limit";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { stopClock } from "@/tests/support/stop-clock";
import { createTestContext } from "@/tests/support/test-context";
import { unzip } from "@/tests/support/unzip";

let owner: TestAccount;
let ctx: RunContext;
beforeEach(async () => {
  owner = await signUpAccount();
  ctx = await createTestContext({ user: { id: owner.id } });
});

async function makeText(prompt: string, type = "article") {
  const made = { tool: "community", type, prompt, content: `## ${prompt}\n\n` };
  return (await keepCreation(ctx, made)).id;
}

async function makeImage(prompt: string, bytes = Buffer.from(prompt)) {
  const file = await storeFile(ctx, { bytes, contentType: "image/webp" });
  const made = { tool: "community", type: "image", prompt, content: file.url, fileIds: [file.id] };
  return { id: (await keepCreation(ctx, made)).id, file };
}

const post = (route: typeof deleteRoute, ids: unknown, { token } = owner) =>
  route(apiRequest("/x", { json: { ids }, token }));

const total = async () =>
  (await (await listRoute(apiRequest("/x", { token: owner.token }))).json()).total;

async function download(ids: unknown, account = owner) {
  const answer = await post(downloadRoute, ids, account);
  return { answer, archive: Buffer.from(await answer.arrayBuffer()) };
}

describe("selected creations", () => {
  it("are deleted and restored together, the owner's alone", async () => {
    const ids = [await makeText("One"), await makeText("Two"), await makeText("Three")];
    const stranger = await signUpAccount();
    expect(await (await post(deleteRoute, ids, stranger)).json()).toMatchObject({ ids: [] });
    expect(await total()).toBe(3);

    const answer = await (await post(deleteRoute, [ids[0], ids[1]])).json();

    expect(answer).toMatchObject({ message: "2 creations deleted", ids: [ids[0], ids[1]] });
    expect(await total()).toBe(1);
    // What was deleted before stays out of it.
    expect(await (await post(deleteRoute, ids)).json()).toMatchObject({ ids: [ids[2]] });
    expect(await (await post(restoreRoute, ids, stranger)).json()).toMatchObject({ ids: [] });
    expect((await (await post(restoreRoute, ids)).json()).ids).toHaveLength(3);
    expect(await total()).toBe(3);
  });

  it("say in the archive what wrote them, and which are practice drafts", async () => {
    const draft = { id: DRAFT_ENGINE_ID, name: "Draft model", builtIn: true };
    const made = { tool: "write-article", type: "article", content: "# Bees" };
    const keep = async (prompt: string, engine: object, type = "article") =>
      (await keepCreation(ctx, { ...made, type, prompt, meta: { engine } })).id;
    const ids = [
      await keep("Draft", draft),
      await keep("Article", { ...draft, id: "x/y", name: "Some model" }),
      await keep("Read", { ...draft, id: "tesseract", name: "Tesseract" }, "text"),
    ];

    const files = unzip((await download(ids)).archive);

    expect(Object.fromEntries([...files].map(([name, bytes]) => [name, `${bytes}`]))).toEqual({
      "Draft.md":
        "*Practice draft. Unchecked: may be wrong.*\n\n# Bees\n\n<!-- Written with Draft model -->\n",
      "Article.md": "# Bees\n\n<!-- Written with Some model -->\n",
      "Read.txt": "# Bees\n",
    });
  });

  it("are downloaded as one archive, each under a safe name of its own", async () => {
    const bytes = Buffer.alloc(300_000, "image");
    const image = await makeImage("../A/heron?", bytes);
    const ids = [
      image.id,
      await makeText("Bees"),
      await makeText("bees"),
      await makeText("CON"),
      await makeText("Ümläut 漢字", "text"),
    ];

    const { answer, archive } = await download(ids);

    expect(answer.headers.get("content-type")).toBe("application/zip");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const files = unzip(archive);
    const names = [...files.keys()];
    expect(names).toHaveLength(5);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(5);
    expect(names).toContain("Ümläut 漢字.txt");
    for (const name of names) expect(name).not.toMatch(/[/\\?]|^\.|^con\./i);
    const heron = names.find((name) => name.endsWith(".webp")) ?? "";
    expect(files.get(heron)?.equals(bytes)).toBe(true);
    expect(files.get("Bees.md")?.toString() ?? files.get("bees.md")?.toString()).toMatch(
      /^## bees\n$/i,
    );
  });

  it("hold no dead citation links, and no ending of the file that they were made from", async () => {
    const made = {
      tool: "pdf-summarizer",
      type: "summary",
      content: "- Bees fly [p. 3](#page=3).",
    };
    const rows = ["report.pdf", "Version 2.0", ".md"].map((prompt) =>
      keepCreation(ctx, { ...made, prompt }),
    );
    const ids = (await Promise.all(rows)).map(({ id }) => id);

    const files = unzip((await download(ids)).archive);

    expect([...files.keys()].sort()).toEqual(["Version 2.0.md", "md.md", "report.md"]);
    expect(`${files.get("report.md")}`).toBe("- Bees fly [p. 3].\n");
  });

  it("holds nothing of others, and nothing from the bin", async () => {
    const ids = [await makeText("Mine"), await makeText("Gone")];
    await post(deleteRoute, [ids[1]]);
    expect([...unzip((await download(ids)).archive).keys()]).toEqual(["Mine.md"]);
    expect((await download(ids, await signUpAccount())).answer.status).toBe(404);
  });

  it("ends without an archive when a file is gone", async () => {
    const { id, file } = await makeImage("A heron");
    await ctx.storage.remove([fileKey(file.id)]);
    await expect(download([id])).rejects.toThrow();
    // The turn ended with it.
    const other = await makeText("Bees");
    expect((await download([other])).answer.status).toBe(200);
  });

  it("lets the next download begin when one is given up", async () => {
    const { id } = await makeImage("A heron", Buffer.alloc(2_000_000));
    const answer = await post(downloadRoute, [id]);
    await answer.body?.cancel();
    expect((await download([id])).answer.status).toBe(200);
  });

  it("keeps nobody waiting for those who read theirs slowly", async () => {
    const mine = await makeText("Bees");
    const slow: Response[] = [];
    for (let person = 0; person < 6; person += 1) {
      const account = await signUpAccount();
      ctx = await createTestContext({ user: { id: account.id } });
      const { id } = await makeImage("A heron", Buffer.alloc(2_000_000));
      slow.push(await post(downloadRoute, [id], account));
    }

    expect((await download([mine])).answer.status).toBe(200);
    for (const answer of slow) await answer.body?.cancel();
  });

  it("are downloaded sixty times an hour", async () => {
    stopClock();
    const ids = [await makeText("Bees")];
    const hour = { subject: `zip:${owner.id}`, max: 60, windowSeconds: 3_600, message: "" };
    for (let time = 0; time < 59; time += 1) await limitRate(ctx.db, { ...hour, now: new Date() });

    expect((await download(ids)).answer.status).toBe(200);
    const refused = await post(downloadRoute, ids);

    expect(refused.status).toBe(429);
    expect((await refused.json()).message).toBe(
      "You can download 60 archives an hour. Try again later.",
    );
  });

  it("use none of an hour's downloads up where too many wait", async () => {
    const { id } = await makeImage("A heron", Buffer.alloc(2_000_000));
    const reading = await post(downloadRoute, [id]);
    const waiting = [post(downloadRoute, [id]), post(downloadRoute, [id])];
    await expect.poll(async () => (await post(downloadRoute, [id])).status).toBe(503);
    for (let time = 0; time < 60; time += 1) await post(downloadRoute, [id]);

    await reading.body?.cancel();

    for (const one of waiting) {
      const answer = await one;
      expect(answer.status).toBe(200);
      await answer.body?.cancel();
    }
  });

  it.each([[[]], [["1"]], [Array(101).fill("01990000-0000-7000-8000-000000000000")]])(
    "refuses %j",
    async (ids) => {
      for (const route of [deleteRoute, restoreRoute, downloadRoute])
        expect((await post(route, ids)).status).toBe(400);
    },
  );
});
