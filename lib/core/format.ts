const KILOBYTE = 1024;

/** Formats a size for display, with 1 KB = 1,024 bytes: "812 B", "34 KB", "1.2 MB", "61.9 GB". */
export function formatBytes(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} B`;
  const kilobytes = bytes / KILOBYTE;
  if (kilobytes < KILOBYTE)
    return `${kilobytes < 10 ? short(kilobytes) : Math.round(kilobytes)} KB`;
  const megabytes = kilobytes / KILOBYTE;
  if (megabytes < KILOBYTE)
    return `${megabytes < 100 ? short(megabytes) : Math.round(megabytes)} MB`;
  return `${short(megabytes / KILOBYTE)} GB`;
}

/** Formats the size of a download as stores and disks do, with 1 GB = 1,000,000,000 bytes: "640 MB", "1.1 GB". */
export function formatDownload(bytes: number): string {
  return bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${short(bytes / 1e9)} GB`;
}

/** One decimal place, dropped when it is zero. */
function short(amount: number): string {
  return amount.toFixed(1).replace(/\.0$/, "");
}

/** Formats a share from 0 to 1 as a whole percentage: "97%". */
export function formatPercent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** Formats a duration in whole seconds, at least 1: "12 s". */
export function formatSeconds(seconds: number): string {
  return `${Math.max(1, Math.round(seconds))} s`;
}

/** Formats a position in a video the way players do: "4:05" or "1:02:05". Rounds down. */
export function formatTimestamp(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const pair = (count: number) => String(count).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const tail = pair(whole % 60);
  return hours > 0 ? `${hours}:${pair(minutes)}:${tail}` : `${minutes}:${tail}`;
}

/** Seconds from `start` to `end`, with the fraction. */
export function secondsBetween(start: Date, end: Date): number {
  return (end.getTime() - start.getTime()) / 1000;
}

/** A count with its noun, which takes an -s in the plural: "1 word", "1,204 words". */
export function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? noun : `${noun}s`}`;
}
