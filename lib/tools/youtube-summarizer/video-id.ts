/** Whole names: what merely ends in one of them belongs to somebody else. */
const HOSTS = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "music.youtube.com",
  "youtube-nocookie.com",
  "www.youtube-nocookie.com",
]);
const SHORT_HOST = "youtu.be";
const ID = /^[\w-]{11}$/;
const ID_IN_PATH = /^\/(?:shorts|live|embed|v|e)\/([^/]+)\/?$/;

/**
 * The id of the video that an address names, and nothing else of the address (decision 34). Takes every
 * form in which YouTube hands addresses out, with or without `https://`, and a bare id.
 *
 * @returns undefined when it names no video of YouTube's
 */
export function videoIdOf(address: string): string | undefined {
  const text = address.trim();
  if (ID.test(text)) return text;
  const url = parse(text);
  if (!url || url.username || url.password || url.port) return undefined;
  return checked(url.hostname === SHORT_HOST ? url.pathname.slice(1) : idOnYoutube(url));
}

function idOnYoutube(url: URL): string | undefined {
  if (!HOSTS.has(url.hostname)) return undefined;
  if (/^\/watch\/?$/.test(url.pathname)) return url.searchParams.get("v") ?? undefined;
  return ID_IN_PATH.exec(url.pathname)?.[1];
}

function parse(text: string): URL | undefined {
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  return url?.protocol === "https:" || url?.protocol === "http:" ? url : undefined;
}

function checked(id: string | undefined): string | undefined {
  const bare = id?.replace(/\/$/, "");
  return bare && ID.test(bare) ? bare : undefined;
}

/** The video at one of its seconds, for a link. */
export function videoAddress(id: string, seconds = 0): string {
  const at = Math.floor(seconds);
  return `https://www.youtube.com/watch?v=${id}${at > 0 ? `&t=${at}s` : ""}`;
}
