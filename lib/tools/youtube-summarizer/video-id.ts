/** Full host names: other domains may end the same way. */
const HOSTS = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "music.youtube.com",
  "youtube-nocookie.com",
  "www.youtube-nocookie.com",
]);
const SHORT_HOSTS = new Set(["youtu.be", "www.youtu.be"]);
/** These lead to the address that one of their parameters holds. */
const FORWARDERS =
  /^(?:consent\.youtube\.com|(?:www\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2})|l\.facebook\.com|[a-z\d]{1,20}\.safelinks\.protection\.outlook\.com)$/;
const FORWARDED = ["continue", "q", "url", "u"];
const ID = /^[\w-]{11}$/;
/** An id has one of these; "description" is a word. */
const NO_LETTER = /[\dA-Z_-]/;
const ID_IN_PATH = /^\/(?:watch|shorts|live|embed|v|e)\/([^/]+)\/?$/;
/** Addresses within what an app shares: "Great talk https://youtu.be/…". */
const ADDRESS =
  /(?:https?:\/\/|(?<![\w@./:-])(?:www\.|m\.|music\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)\/)[^\s<>"'“”‘’«»]{1,2000}/gi;

/**
 * Extracts the video id from a YouTube URL, or from a text with one, and ignores the rest (decision 34). Accepts every form
 * that YouTube uses, with or without `https://`, and a bare id.
 *
 * @returns undefined when it isn't a YouTube video URL
 */
export function videoIdOf(address: string): string | undefined {
  const text = address.trim();
  if (ID.test(text)) return NO_LETTER.test(text) ? text : undefined;
  for (const [found] of text.matchAll(ADDRESS)) {
    const id = idAt(found);
    if (id) return id;
  }
  return undefined;
}

function idAt(address: string): string | undefined {
  const url = parse(address);
  if (!url || url.username || url.password || url.port) return undefined;
  if (FORWARDERS.test(url.hostname)) return forwardedId(url);
  return checked(SHORT_HOSTS.has(url.hostname) ? url.pathname.slice(1) : idOnYoutube(url));
}

function forwardedId(url: URL): string | undefined {
  const target = FORWARDED.map((name) => url.searchParams.get(name)).find(Boolean);
  const inner = target ? parse(target) : undefined;
  // One that leads to another one leads nowhere.
  return inner && !FORWARDERS.test(inner.hostname) ? idAt(inner.href) : undefined;
}

function idOnYoutube(url: URL): string | undefined {
  if (!HOSTS.has(url.hostname)) return undefined;
  if (url.pathname === "/attribution_link") {
    const path = url.searchParams.get("u") ?? "";
    return /^\/watch\?/.test(path) ? idOnYoutube(new URL(path, url.origin)) : undefined;
  }
  if (/^\/watch\/?$/.test(url.pathname)) return url.searchParams.get("v") ?? undefined;
  return ID_IN_PATH.exec(url.pathname)?.[1];
}

function parse(text: string): URL | undefined {
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  return url?.protocol === "https:" || url?.protocol === "http:" ? url : undefined;
}

/** Without what follows an id in links that were written by hand: "&feature=channel" or "?t=30" where they had a "?", a full stop. */
function checked(id: string | undefined): string | undefined {
  const bare = id?.split(/[?&/]/)[0]?.replace(/[.,;:!)\]*…]{1,5}$/, "");
  return bare && ID.test(bare) ? bare : undefined;
}

/** Builds a link to a video at a given second. */
export function videoAddress(id: string, seconds = 0): string {
  const at = Math.floor(seconds);
  return `https://www.youtube.com/watch?v=${id}${at > 0 ? `&t=${at}s` : ""}`;
}
