// Open messages from the contact form, newest first:
//   npm run messages                          lists them
//   npm run messages -- done <id>             marks one as done; it's erased 30 days later
//   npm run messages -- done all              marks all of them
//   npm run messages -- delete <id>           erases one at once
import { askServer, environment, inDatabase, stop } from "./admin.mjs";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const PATH = "/api/admin/messages";

const [action, id, ...rest] = process.argv.slice(2);
const all = action === "done" && id === "all";
const known = action === "done" || action === "delete";
if (rest.length > 0 || (action !== undefined && !(known && (all || UUID.test(id ?? ""))))) {
  stop("Usage: npm run messages [-- done <message id>|all, -- delete <message id>]", 2);
}

const messages = environment.DATABASE_URL ? await inDatabase(changeInDatabase) : await askForAll();
if (!messages) stop("No message has this ID.");
if (messages.length === 0) console.log("No open messages.");
for (const message of messages) {
  const { id, name, email, message: text, createdAt } = message;
  console.log(`${id}  ${new Date(createdAt).toISOString()}\n  ${plain(name)} <${plain(email)}>`);
  console.log(
    text
      .split("\n")
      .map((line) => `  ${plain(line)}`)
      .join("\n"),
  );
}

async function changeInDatabase(sql) {
  if (all) await sql`update contact_messages set done_at = now() where done_at is null`;
  else if (action) {
    const changed =
      action === "done"
        ? await sql`update contact_messages set done_at = now() where id = ${id} returning id`
        : await sql`delete from contact_messages where id = ${id} returning id`;
    if (changed.length === 0) return undefined;
  }
  return sql`
    select id, name, email, message, created_at as "createdAt" from contact_messages
    where done_at is null order by created_at desc, id desc`;
}

/** Changes what was asked, then reads page after page until the done ones begin. */
async function askForAll() {
  const change = all
    ? { allDone: true }
    : { id, ...(action === "done" ? { done: true } : { erase: true }) };
  if (action && !(await askServer(PATH, change))) return undefined;
  const open = [];
  for (let cursor = ""; cursor !== null; ) {
    const page = await askServer(`${PATH}?${new URLSearchParams(cursor && { cursor })}`);
    const shown = page.messages.filter(({ doneAt }) => doneAt === null);
    open.push(...shown);
    cursor = shown.length === page.messages.length ? page.nextCursor : null;
  }
  return open;
}

/** Untrusted text on one line, without terminal control characters. */
function plain(text) {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ");
}
