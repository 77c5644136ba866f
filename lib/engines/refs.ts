/**
 * What chooses an engine: in the list that pages get, in the header of a call, and in a person's saved choice. The only
 * place that knows how they are written.
 */

/** The engine of this server's process: the administrator's, or the built-in one. */
export const SERVER_REF = "server";

/** The model in the browser that shows the page. */
export const BROWSER_REF = "browser";

/** What a reference names. */
export type EngineRef =
  | { names: "process" }
  | { names: "browser" }
  /** One of several engines that the operator configured, by its name in `ENGINES`. */
  | { names: "configured"; name: string }
  /** A model of a server that a person connected. */
  | { names: "connection"; id: string }
  /** A model of a server that was found on this machine: the server's address, a space, the model. */
  | { names: "near"; model: string }
  /** A model that the operator downloaded. */
  | { names: "downloaded"; id: string };

const CONFIGURED = "server:";
const KEY = "own-key:";
const NEAR = "this-machine:";
const DOWNLOADED = "downloaded:";

/** Reads a reference; undefined for anything else. Whether its engine is in reach is another question. */
export function parseRef(ref: string): EngineRef | undefined {
  if (ref === SERVER_REF) return { names: "process" };
  if (ref === BROWSER_REF) return { names: "browser" };
  const after = (prefix: string) => (ref.startsWith(prefix) ? ref.slice(prefix.length) : undefined);
  const name = after(CONFIGURED);
  if (name !== undefined) return { names: "configured", name };
  const connection = after(KEY);
  if (connection !== undefined) return { names: "connection", id: connection };
  const near = after(NEAR);
  if (near !== undefined) return { names: "near", model: near };
  const downloaded = after(DOWNLOADED);
  return downloaded === undefined ? undefined : { names: "downloaded", id: downloaded };
}

/** The connection that a reference names; undefined when it names anything else. */
export function connectionIdOf(ref: string): string | undefined {
  const parsed = parseRef(ref);
  return parsed?.names === "connection" ? parsed.id : undefined;
}

/** One of several engines that the operator configured, by its name in `ENGINES`. */
export function configuredRef(name: string): string {
  return CONFIGURED + name;
}

/** A model of a server that a person connected. */
export function keyRef(connectionId: string): string {
  return KEY + connectionId;
}

/** A model of a server that was found on this machine, by the server's address. */
export function nearRef(address: string, model: string): string {
  return `${NEAR}${address} ${model}`;
}

/** A model that the operator downloaded. */
export function downloadedRef(modelId: string): string {
  return DOWNLOADED + modelId;
}
