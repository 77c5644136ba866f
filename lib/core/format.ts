const KILOBYTE = 1024;

/** A size for people: "812 B", "34 KB", "1.2 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} B`;
  const kilobytes = bytes / KILOBYTE;
  if (kilobytes < KILOBYTE)
    return `${kilobytes < 10 ? short(kilobytes) : Math.round(kilobytes)} KB`;
  const megabytes = kilobytes / KILOBYTE;
  return `${megabytes < 100 ? short(megabytes) : Math.round(megabytes)} MB`;
}

/** One decimal place, and none when it is a zero. */
function short(amount: number): string {
  return amount.toFixed(1).replace(/\.0$/, "");
}

/** A share for people, 0 to 1: "97%". */
export function formatPercent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** How long something took, in whole seconds: "12 s", never "0 s". */
export function formatSeconds(seconds: number): string {
  return `${Math.max(1, Math.round(seconds))} s`;
}

/** A moment of a recording, as players write it: "4:05" or "1:02:05". Fractions are cut off. */
export function formatTimestamp(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const pair = (count: number) => String(count).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const tail = pair(whole % 60);
  return hours > 0 ? `${hours}:${pair(minutes)}:${tail}` : `${minutes}:${tail}`;
}

/** Seconds from one moment to another, with their fraction: what a result says it took. */
export function secondsBetween(start: Date, end: Date): number {
  return (end.getTime() - start.getTime()) / 1000;
}
