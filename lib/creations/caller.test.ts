import { uuidv7 } from "uuidv7";
import { beforeAll, describe, expect, it } from "vitest";
import { POST as deleteRoute } from "@/app/api/user/delete-creation/route";
import { GET as getRoute } from "@/app/api/user/get-creation/route";
import { POST as publishRoute } from "@/app/api/user/publish-creation/route";
import { POST as reportRoute } from "@/app/api/user/report-creation/route";
import { POST as restoreRoute } from "@/app/api/user/restore-creation/route";
import { POST as likeRoute } from "@/app/api/user/toggle-like-creation/route";
import { getCreation } from "@/db/queries/creations";
import { deleteCreation } from "@/db/queries/delete-creations";
import { getDatabase } from "@/lib/providers/database";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { seedCreation } from "@/tests/support/seed-creation";

let owner: TestAccount;
let stranger: TestAccount;
beforeAll(async () => {
  owner = await signUpAccount();
  stranger = await signUpAccount();
});

async function makeImage(parts: { published?: boolean } = {}) {
  return seedCreation(await getDatabase(), {
    userId: owner.id,
    tool: "generate-images",
    type: "image",
    prompt: "A lighthouse",
    content: `/api/files/${uuidv7()}`,
    createdAt: new Date(),
    ...parts,
  });
}

const read = (id: string, token?: string) =>
  getRoute(apiRequest(`/api/user/get-creation?id=${id}`, token ? { token } : {}));

/** Every endpoint that acts on one creation. */
const CALLS: [name: string, call: (id: string, token?: string) => Promise<Response>][] = [
  ["get-creation", read],
  ["delete-creation", (id, token) => post(deleteRoute, { id }, token)],
  ["restore-creation", (id, token) => post(restoreRoute, { id }, token)],
  ["toggle-like-creation", (id, token) => post(likeRoute, { id }, token)],
  ["publish-creation", (id, token) => post(publishRoute, { id, publish: true }, token)],
  ["report-creation", (id, token) => post(reportRoute, { id, reason: "spam" }, token)],
];

function post(route: typeof deleteRoute, json: unknown, token?: string): Promise<Response> {
  return route(apiRequest("/api/user/x", { json, ...(token ? { token } : {}) }));
}

describe.each(CALLS)("/api/user/%s", (_name, call) => {
  it("refuses a visitor, and changes nothing [P-02]", async () => {
    const { id } = await makeImage({ published: true });

    expect((await call(id)).status).toBe(401);

    const row = await getCreation(await getDatabase(), { id, userId: owner.id });
    expect(row).toMatchObject({ published: true, deletedAt: null, likeCount: 0 });
  });

  it("refuses a malformed id, and hides other users' private creations", async () => {
    const { id } = await makeImage();

    expect((await call("1", stranger.token)).status).toBe(400);
    expect((await call(id, stranger.token)).status).toBe(404);
    expect((await call(uuidv7(), stranger.token)).status).toBe(404);
  });
});

describe("GET /api/user/get-creation", () => {
  it("returns one of the caller's own", async () => {
    const { id, content } = await makeImage();

    const response = await read(id, owner.token);

    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      success: true,
      creation: { id, content, mine: true, prompt: "A lighthouse" },
    });
  });
});

describe("POST /api/user/restore-creation", () => {
  it("can't restore someone else's", async () => {
    const { id } = await makeImage();
    const db = await getDatabase();
    await deleteCreation(db, { id, userId: owner.id, now: new Date() });

    expect((await post(restoreRoute, { id }, stranger.token)).status).toBe(404);

    await expect(getCreation(db, { id, userId: owner.id })).rejects.toMatchObject({ status: 404 });
  });
});
