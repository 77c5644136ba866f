import { smallest } from "@/lib/core/extremes";

/** `30 3 * * * backup.sh`, `@daily backup.sh` */
const CRONTAB =
  /^(?:(?=\S*\s.*\*)(?:[\d*/,-]+\s+){4}[\d*/,a-z-]+|@(?:reboot|hourly|daily|weekly|monthly))\s+[/~\w]/i;
const PROMPT = /^(?:\$\s+[a-z./~]|sudo\s+[a-z./~])/;
const PROGRAM =
  /^(?:apt|apt-get|awk|bash|brew|cat|cd|chmod|chown|cp|curl|docker|echo|export|find|git|grep|kubectl|ln|ls|mkdir|mount|mv|node|npm|npx|pip3?|python3?|rm|rsync|scp|sed|sh|source|ssh|systemctl|tar|touch|umount|unzip|wget|yarn)\s/;
/** An option, a path, or a pipe. */
const ARGUMENT = /\s(?:--?[a-z][\w=-]*|[.~]{0,2}\/[\w.~/-]+|\||>>?)(?=\s|$)/i;
const STATEMENT = /[;{}]$|^[\w.]+\([^)]*\)$|^[A-Za-z_][\w.]*\s?=\s?["'\d[{]/;
const MAX_CHARACTERS = 400;

/** Whether a line is clearly a command or code rather than words: with an option or a path, or indented and like code. */
export function isCommand(line: string): boolean {
  if (line.length > MAX_CHARACTERS) return false;
  const text = line.trim();
  if (CRONTAB.test(text) || PROMPT.test(text)) return true;
  if (PROGRAM.test(text))
    return ARGUMENT.test(text) && !/[a-z]{2}[.!?]$/i.test(text.replace(/\S*\/\S*$/, ""));
  return /^\s{2,}/.test(line) && STATEMENT.test(text);
}

/** Lines as code that Markdown shows as it is, without the indentation they share; fenced ones keep their fence. */
export function asCode(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const indent = smallest(indents);
  const code = lines.map((line) => line.slice(Math.min(indent, line.search(/\S|$/))));
  return /^```/.test(code[0] ?? "") ? code.join("\n") : ["```", ...code, "```"].join("\n");
}
