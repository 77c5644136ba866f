/**
 * Names nothing twice: neither "realistic" beside "realistic (drawn as an illustration)" nor "waves" beside "big waves".
 */
export function nameOnce(missing: readonly string[]): string[] {
  const once = [...new Set(missing)];
  return once.filter(
    (text) =>
      !once.some(
        (other) => other.startsWith(`${text} (`) || (other !== text && other.endsWith(` ${text}`)),
      ),
  );
}
