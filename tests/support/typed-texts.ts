import type { RecordedRequest } from "./record-requests";

/** Shorter ones stand in many a line by chance. */
const MIN_CHARACTERS = 8;
/** Times and counts stand in every line. */
export const LETTERS = /\p{L}{2}/u;
const ID = /^[\da-f]{8}-[\da-f-]{27}$/i;
/** Addresses of our own, which say nothing about anybody. */
const OWN_ADDRESS =
  /^(?:https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?|\/(?:ai|api|sign-in|sign-up)?(?:\/[\w-]+)*)\/?$/;

/** What a person typed, chose or holds, as far as one request carried it: texts, names of files, tokens. */
export function typedTexts(request: RecordedRequest): string[] {
  const query = new URLSearchParams(request.url.split("?")[1] ?? "");
  const cookies = request.cookie.split("; ").map((pair) => pair.slice(pair.indexOf("=") + 1));
  const texts = [
    ...query.values(),
    request.authorization.replace(/^Bearer /, ""),
    ...cookies,
    ...textsOfBody(request),
  ];
  return texts.filter(isTelling);
}

function isTelling(text: string): boolean {
  const isLong = text.trim().length >= MIN_CHARACTERS;
  return isLong && LETTERS.test(text) && !ID.test(text) && !OWN_ADDRESS.test(text);
}

function textsOfBody({ contentType, body }: RecordedRequest): string[] {
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)/.exec(contentType)?.[1];
  if (boundary) return body.split(`--${boundary}`).flatMap(textsOfPart);
  const text = Buffer.from(body, "latin1").toString("utf8");
  if (contentType.includes("urlencoded")) return [...new URLSearchParams(text).values()];
  try {
    return textsIn(JSON.parse(text));
  } catch {
    return [];
  }
}

/** The name of a file, or what a field holds. */
function textsOfPart(part: string): string[] {
  const [head = "", ...rest] = Buffer.from(part, "latin1").toString("utf8").split("\r\n\r\n");
  const fileName = /filename="([^"]*)"/.exec(head)?.[1];
  return fileName === undefined ? [rest.join("\r\n\r\n").trim()] : [fileName];
}

function textsIn(json: unknown): string[] {
  if (typeof json === "string") return [json];
  if (typeof json !== "object" || json === null) return [];
  return Object.values(json).flatMap(textsIn);
}
