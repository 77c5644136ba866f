/** Full host names: other domains may end the same way. */
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
 * Extracts the video id from a YouTube URL and ignores the rest (decision 34). Accepts every form
 * that YouTube uses, with or without `https://`, and a bare id.
 *
 * @returns undefined when it isn't a YouTube video URL
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
  // Old links continue with "&feature=channel" where they have no "?".
  const bare = id?.split("&")[0]?.replace(/\/$/, "");
  return bare && ID.test(bare) ? bare : undefined;
}

/** Builds a link to a video at a given second. */
export function videoAddress(id: string, seconds = 0): string {
  const at = Math.floor(seconds);
  return `https://www.youtube.com/watch?v=${id}${at > 0 ? `&t=${at}s` : ""}`;
}
