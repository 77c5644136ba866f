import { beforeAll, describe, expect, it } from "vitest";

import { GET as listRoute } from "@/app/api/user/get-user-creations/route";
import { getDatabase } from "@/lib/providers/database";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { seedCreation } from "@/tests/support/seed-creation";

const FILE = "/api/files/0197a7b2-1212-7345-8123-c0ffee77aa12";
const ARTICLE = { tool: "write-article", type: "article", prompt: "x", content: "x" };
const LINK = "https://example.org/[a](b)";

const CREATIONS = [
  { tool: "generate-images", type: "image", prompt: "A lighthouse", content: FILE },
  {
    tool: "qr-generator",
    type: "qr-code",
    prompt: "A link",
    content: `![QR code](${FILE})\n\n\`\`\`\n${LINK}\n\`\`\``,
  },
  { ...ARTICLE, content: 'Use solar panels. Don\'t "wait": the café opens.' },
  { ...ARTICLE, content: "Don’t wait." },
  { ...ARTICLE, content: "한국" },
  { ...ARTICLE, prompt: "Re\u0301sume\u0301.png" },
];

let account: TestAccount;

beforeAll(async () => {
  account = await signUpAccount();
  const db = await getDatabase();
  for (const creation of CREATIONS) {
    await seedCreation(db, { userId: account.id, createdAt: new Date(), ...creation });
  }
});

async function totalOf(search: string): Promise<number> {
  const path = `/api/user/get-user-creations?q=${encodeURIComponent(search)}`;
  const response = await listRoute(apiRequest(path, { token: account.token }));
  return (await response.json()).total;
}

describe("a search of one's own creations", () => {
  it.each(["files", "7", "12", "c0ffee", "api"])(
    "ignores %s in a file's address",
    async (search) => {
      expect(await totalOf(search)).toBe(0);
    },
  );

  it.each(["lighthouse", "example.org", "a](b)", "QR code"])("finds %s", async (search) => {
    expect(await totalOf(search)).toBe(1);
  });

  it.each([
    ["‘solar panels’", 1],
    ['"solar panels"', 1],
    ["“solar panels”", 1],
    ["« solar panels »", 1],
    ["solar, panels,", 1],
    ["solar panel'", 1],
    ["solar boats", 0],
    ["don't", 2],
    ["DON’T", 2],
    ["donut", 0],
    ["résumé", 1],
    ["re\u0301sume\u0301", 1],
    ["resume", 1],
    ["RESUME", 1],
    ["cafe\u0301", 1],
    ["cafe", 1],
    ["CAFÉ", 1],
    ["caf.", 0],
    ["cafe opens", 1],
    ["dòn't wàit", 2],
    // Both begin with the same consonant.
    ["한국 학교", 0],
    ["한국", 1],
    ['"', 1],
  ])("looks for the words of %s", async (search, total) => {
    expect(await totalOf(search)).toBe(total);
  });
});
