import "server-only";

import { AppError } from "@/lib/core/errors";

/** What a log line says of an error. */
export type DescribedError = {
  type: string;
  /** Of our own errors only. */
  message?: string;
  facts?: Record<string, string | number>;
  /** Where it was thrown, innermost first. */
  at?: string[];
  cause?: DescribedError;
};

/** Properties that hold names and numbers of the system, never what somebody typed. */
const FACTS = ["code", "status", "statement", "constraint", "syscall", "path", "address", "port"];
const FRAME = /^ {4}at (?:.+ \()?(?:node:|file:|webpack|\/|[A-Z]:\\|native|<anonymous>)[^()]*\)?$/;
const FACT = /^[\w.:/@ -]{1,300}$/;
const MAX_FRAMES = 12;
const MAX_FRAME_CHARACTERS = 500;
const MAX_CAUSES = 5;

/**
 * Describes an error without anything that people typed. Messages of libraries quote their input, such as
 * a prompt, a token or an email address, so only the messages of our own server failures are kept.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const facts = Object.fromEntries(FACTS.flatMap((name) => factOf(error, name)));
  const at = framesOf(error);
  const ours = error instanceof AppError && error.status >= 500;
  return {
    type: error.name,
    ...(ours && { message: error.message }),
    ...(Object.keys(facts).length > 0 && { facts }),
    ...(at.length > 0 && { at }),
    ...(error.cause !== undefined &&
      depth < MAX_CAUSES && { cause: describeError(error.cause, depth + 1) }),
  };
}

function framesOf({ stack = "" }: Error): string[] {
  const isFrame = (line: string) => line.length <= MAX_FRAME_CHARACTERS && FRAME.test(line);
  return stack
    .split("\n")
    .filter(isFrame)
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim());
}

function factOf(error: Error, name: string): [string, string | number][] {
  const fact: unknown = Reflect.get(error, name);
  // Paths and addresses come from the system when they come with a system call, else from who knows where.
  const isSystems = !["path", "address"].includes(name) || Reflect.has(error, "syscall");
  const isShort = typeof fact === "string" && (name === "statement" || FACT.test(fact));
  return isSystems && (isShort || typeof fact === "number") ? [[name, fact]] : [];
}
