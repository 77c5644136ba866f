import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { connect, type Socket } from "node:net";

/** A connection that is slow on purpose. */
export type SlowConnection = {
  /** Its port on our side. */
  port: () => number;
  /** The status it was answered with; 0 for none. */
  status: () => number;
  close: () => void;
};

const BYTE_MS = 1_000;
/** As `/proc/net/tcp` writes it. */
const ESTABLISHED = "01";

/** The part of a call before its body. */
export function headOf(method: string, address: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, text]) => `${name}: ${text}\r\n`);
  return `${method} ${address} HTTP/1.1\r\nhost: localhost\r\n${lines.join("")}\r\n`;
}

/** Sends `head` at once and the rest a byte a second, and reads what it's answered. */
export async function trickle(url: URL, head: string, rest: string): Promise<SlowConnection> {
  const socket = await open(url);
  let at = 0;
  let answer = "";
  const timer = setInterval(() => socket.write(rest[at++ % rest.length] ?? ""), BYTE_MS);
  socket.on("close", () => clearInterval(timer));
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.write(head);
  return {
    port: () => socket.localPort ?? 0,
    status: () => statusOf(answer),
    close: () => socket.destroy(),
  };
}

/** Sends calls, one after another on one connection, and reads the first part of the answer and nothing more. */
export async function neverRead(url: URL, calls: string): Promise<SlowConnection> {
  const socket = await open(url);
  let answer = "";
  socket.once("data", (chunk) => {
    socket.pause();
    answer = String(chunk);
  });
  socket.write(calls);
  return {
    port: () => socket.localPort ?? 0,
    status: () => statusOf(answer),
    close: () => socket.destroy(),
  };
}

function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
}

function open({ port }: URL): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.once("connect", () => {
      socket.off("error", reject);
      // The server may close it at any time.
      socket.on("error", () => {});
      resolve(socket);
    });
    socket.once("error", reject);
  });
}

/** How many of these connections the server at this address has open. Linux only. */
export function countHeld(url: URL, connections: readonly SlowConnection[]): number {
  const held = new Set<number>();
  for (const table of ["/proc/net/tcp", "/proc/net/tcp6"]) {
    for (const line of readFileSync(table, "utf8").split("\n").slice(1)) {
      const [, own = "", other = "", state] = line.trim().split(/\s+/);
      if (state === ESTABLISHED && portOf(own) === Number(url.port)) held.add(portOf(other));
    }
  }
  return connections.filter((one) => held.has(one.port())).length;
}

function portOf(address: string): number {
  return Number.parseInt(address.split(":")[1] ?? "", 16);
}

/** How many files below these folders a process has open. Linux only. */
export function countOpenFiles(pid: number, folders: readonly string[]): number {
  const links = readdirSync(`/proc/${pid}/fd`).map((name) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`);
    } catch {
      // Closed since.
      return "";
    }
  });
  return links.filter((link) => folders.some((folder) => link.startsWith(`${folder}/`))).length;
}
