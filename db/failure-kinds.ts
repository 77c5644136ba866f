import "server-only";

/** Codes of Node, postgres.js and ours for a database that can't be reached. */
const LOST =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(?:HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT|WAIT_TIMEOUT|CONNECTION_(?:CLOSED|ENDED|DESTROYED))$/;
/** SQLSTATEs: connection lost, no room or memory, starting or stopping, a standby, a deadlock. */
const CANNOT_SERVE = /^(?:08|53)...$|^(?:57P0[1-3]|58030|25006|40001|40P01)$/;

/** Whether a failure is the database being away, so that the same call may succeed later. */
export function isOutage(error: unknown): boolean {
  const code = textIn(error, "code") ?? "";
  return LOST.test(code) || CANNOT_SERVE.test(code);
}

/** Whether a statement failed because of a value in it: out of range, or not of its type. */
export function isBadValue(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.name === "StatementError" &&
    /^22...$/.test(textIn(error, "code") ?? "")
  );
}

/** Whether a row was refused because what it belongs to was deleted at the same moment. */
export function isOrphan(error: unknown): boolean {
  return textIn(error, "code") === "23503";
}

/** For a statement that adds to something: no rows where that was deleted at the same moment. */
export function noneForOrphans(error: unknown): never[] {
  if (isOrphan(error)) return [];
  throw error;
}

/** A text that something of unknown shape has under this name. */
export function textIn(value: unknown, key: string): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const found: unknown = Reflect.get(value, key);
  return typeof found === "string" && found !== "" ? found : undefined;
}
