import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import type { EmulatedUser } from "./clerk-emulator-attempts";
import { answerFrontend, type Call, type EmulatedResponse } from "./clerk-emulator-calls";
import { clientJson, type EmulatedClient, newId, tokenOf } from "./clerk-emulator-resources";
import { PUBLISHABLE_KEY } from "./clerk-env";
import { signToken } from "./clerk-tokens";

const YEAR_SECONDS = 31_536_000;
const SUFFIX = createHash("sha1").update(PUBLISHABLE_KEY).digest("base64url").slice(0, 8);

type NewUser = Pick<EmulatedUser, "email" | "password"> & Partial<EmulatedUser>;

/**
 * Starts an emulator of Clerk's Frontend API, complete enough for the real ClerkJS and Clerk's own
 * middleware: accounts with email and password, sessions, handshakes, two plans. The emailed code is
 * always 424242.
 */
export async function startClerkEmulator(port: number, scripts: Map<string, string>) {
  const users = new Map<string, EmulatedUser>();
  const clients = new Map<string, EmulatedClient>();

  function addUser(user: NewUser): EmulatedUser {
    const added = { id: newId("user"), firstName: "Ada", plan: "free_user" as const, ...user };
    users.set(added.email.toLowerCase(), added);
    return added;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://emulator");
    const path = url.pathname.replace(/^\/__clerk(?=\/)/, "");
    const file = scriptFile(scripts, path);
    if (file) {
      response.writeHead(200, { "content-type": "text/javascript", "cache-control": "max-age=60" });
      response.end(readFileSync(file));
      return;
    }

    const cookies = readCookies(request.headers.cookie);
    const party = partyOf(request);
    const setCookies: string[] = [];
    const known = clients.get(cookies.get("__client") ?? "");
    if (path === "/v1/client/handshake") {
      const back = url.searchParams.get("redirect_url") ?? party;
      setCookies.push(handshakeCookie(known, new URL(back).origin));
      response.writeHead(307, { location: back, "set-cookie": setCookies });
      response.end();
      return;
    }

    const client = known ?? newClient();
    const before = client.session;
    const call: Call = {
      method: url.searchParams.get("_method") ?? request.method ?? "GET",
      path,
      body: await readForm(request),
      party,
      client,
      users,
      addUser,
    };
    const answer = answerFrontend(call);
    if (!known && answer.keepsClient) {
      clients.set(client.secret, client);
      setCookies.push(
        `__client=${client.secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR_SECONDS}`,
      );
    }
    if (client.session !== before) setCookies.push(...signedInAtCookies(client));
    send(
      response,
      answer,
      withClient(answer, known ?? (answer.keepsClient ? client : null), party),
      setCookies,
    );
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(500);
      response.end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { addUser, close: () => server.close() };
}

function newClient(): EmulatedClient {
  return { id: newId("client"), secret: randomBytes(24).toString("hex") };
}

/** Clerk includes the client's new state in every response about it. */
function withClient(
  answer: EmulatedResponse,
  client: EmulatedClient | null,
  party: string,
): unknown {
  if (!("response" in answer)) return answer.body;
  const response =
    answer.response === "client" ? client && clientJson(client, party) : answer.response;
  return { response, client: client && clientJson(client, party) };
}

function send(
  response: ServerResponse,
  answer: EmulatedResponse,
  body: unknown,
  setCookies: string[],
): void {
  response.writeHead(answer.status ?? 200, {
    "content-type": "application/json",
    "cache-control": "no-store",
    ...(setCookies.length > 0 ? { "set-cookie": setCookies } : {}),
  });
  response.end(JSON.stringify(body));
}

function scriptFile(scripts: Map<string, string>, path: string): string | undefined {
  const [, name = "", file = ""] =
    /^\/npm\/(@clerk\/[a-z-]+)@[^/]+\/dist\/([\w.-]+)$/.exec(path) ?? [];
  const folder = scripts.get(name);
  const found = folder && join(folder, file);
  return found && existsSync(found) ? found : undefined;
}

/** Origin of the calling page, as forwarded by the product's proxy. */
function partyOf(request: IncomingMessage): string {
  const { origin, host } = request.headers;
  const proxy = request.headers["clerk-proxy-url"];
  if (origin) return origin;
  if (typeof proxy === "string") return new URL(proxy).origin;
  return `http://${request.headers["x-forwarded-host"] ?? host}`;
}

function readCookies(header = ""): Map<string, string> {
  const pairs = header.split(/;\s*/).filter(Boolean);
  return new Map(pairs.map((pair) => [pair.split("=")[0] ?? "", pair.replace(/^[^=]*=/, "")]));
}

async function readForm(request: IncomingMessage): Promise<Map<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return new Map(new URLSearchParams(Buffer.concat(chunks).toString()));
}

/** The two cookies from which Clerk's middleware reads when this browser signed in. */
function signedInAtCookies(client: EmulatedClient): string[] {
  const at = client.session ? Math.floor(Date.now() / 1000) : 0;
  return ["__client_uat", `__client_uat_${SUFFIX}`].map(
    (name) => `${name}=${at}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}`,
  );
}

/** A signed handshake with the cookies a page needs after its token expires; the middleware unpacks it. */
function handshakeCookie(client: EmulatedClient | undefined, party: string): string {
  const { session } = client ?? {};
  const now = Math.floor(Date.now() / 1000);
  const cookies = ["", `_${SUFFIX}`].flatMap((suffix) => [
    `__client_uat${suffix}=${session ? now : 0}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}`,
    session
      ? `__session${suffix}=${tokenOf(session, party)}; Path=/; SameSite=Lax`
      : `__session${suffix}=; Path=/; Max-Age=0`,
  ]);
  const handshake = signToken({ handshake: cookies, iat: now, exp: now + 60, sub: "handshake" });
  return `__clerk_handshake=${handshake}; Path=/; SameSite=Lax; Max-Age=60`;
}
