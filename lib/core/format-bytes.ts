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
