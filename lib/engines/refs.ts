/**
 * What chooses an engine: in the list that pages get, in the header of a call, and in a person's saved choice. The only
 * place that knows how they are written.
 */

/** The engine of this server's process: the administrator's, or the built-in one. */
export const SERVER_REF = "server";

/** The model in the browser that shows the page. */
export const BROWSER_REF = "browser";

const CONFIGURED = "server:";
const KEY = "own-key:";
const NEAR = "this-machine:";
const DOWNLOADED = "downloaded:";

/** One of several engines that the operator configured, by its name in `ENGINES`. */
export function configuredRef(name: string): string {
  return CONFIGURED + name;
}

/** A model of a server that a person connected. */
export function keyRef(connectionId: string): string {
  return KEY + connectionId;
}

/** The connection that a `ref` names; undefined when it names anything else. */
export function connectionIdOf(ref: string): string | undefined {
  return ref.startsWith(KEY) ? ref.slice(KEY.length) : undefined;
}

/** A model of a server that was found on this machine, by the server's address. */
export function nearRef(address: string, model: string): string {
  return `${NEAR}${address} ${model}`;
}

/** Whether a `ref` names an engine of a server on this machine. */
export function isNearRef(ref: string): boolean {
  return ref.startsWith(NEAR);
}

/** A model that the operator downloaded. */
export function downloadedRef(modelId: string): string {
  return DOWNLOADED + modelId;
}
