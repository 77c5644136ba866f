// User reports of published images, most reported first:
//   npm run reports                       lists them
//   npm run reports -- withdraw <id>      unpublishes an image for good; its owner keeps it
//   npm run reports -- dismiss <id>       dismisses the reports; the image stays
import { askServer, environment, inDatabase, stop } from "./admin.mjs";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const [settle, id, ...rest] = process.argv.slice(2);
const known = settle === undefined || settle === "withdraw" || settle === "dismiss";
if (!known || rest.length > 0 || (settle && !UUID.test(id ?? ""))) {
  stop("Usage: npm run reports [-- withdraw|dismiss <image id>]", 2);
}

const answer = environment.DATABASE_URL
  ? await inDatabase(settleInDatabase)
  : await askServer("/api/admin/reports", settle && { id, settle });
if (!answer) stop("No reported image has this ID.");
print(answer.reported);

async function settleInDatabase(sql) {
  if (settle) {
    const settled =
      settle === "withdraw"
        ? await sql`update creations set published = false, published_at = null, withdrawn_at = now(),
            updated_at = now() where id = ${id} and published returning id`
        : await sql`delete from reports where creation_id = ${id} returning creation_id`;
    if (settled.length === 0) return undefined;
  }
  const reported = await sql`
    select creations.id, prompt, content, count(*)::int as reports,
      array_agg(distinct reason) as reasons,
      coalesce(array_agg(note) filter (where note <> ''), '{}') as notes, max(reports.created_at) as "lastAt"
    from reports join creations on creations.id = reports.creation_id
    where published and deleted_at is null
    group by creations.id order by reports desc, "lastAt" desc limit 50`;
  return { reported };
}

function print(reported) {
  if (reported.length === 0) return console.log("No open reports.");
  for (const { id, prompt, content, reports, reasons, notes, lastAt } of reported) {
    const lines = [
      `${id}  ${reports} ${reports === 1 ? "report" : "reports"}: ${reasons.join(", ")}; last ${new Date(lastAt).toISOString()}`,
      `  ${plain(prompt)}`,
      `  ${plain(content)}`,
      ...notes.map((note) => `  “${plain(note)}”`),
    ];
    console.log(lines.join("\n"));
  }
}

/** Untrusted text on one line, without terminal control characters. */
function plain(text) {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ").slice(0, 300);
}
