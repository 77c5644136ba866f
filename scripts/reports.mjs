// User reports of published images, most reported first:
//   npm run reports                       lists them
//   npm run reports -- withdraw <id>      unpublishes an image for good; its owner keeps it
//   npm run reports -- remove-name <id>   removes its author's name from everything they have published
//   npm run reports -- dismiss <id>       dismisses the reports; the image stays
import { askServer, environment, inDatabase, stop } from "./admin.mjs";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const [settle, id, ...rest] = process.argv.slice(2);
const known = settle === undefined || ["withdraw", "remove-name", "dismiss"].includes(settle);
if (!known || rest.length > 0 || (settle && !UUID.test(id ?? ""))) {
  stop("Usage: npm run reports [-- withdraw|remove-name|dismiss <image id>]", 2);
}

const answer = environment.DATABASE_URL
  ? await inDatabase(settleInDatabase)
  : await askServer("/api/admin/reports", settle && { id, settle });
if (!answer) {
  stop(
    settle === "remove-name"
      ? "No name is shown with this image."
      : "No reported image has this ID.",
  );
}
print(answer.reported);

async function settleInDatabase(sql) {
  const changes = {
    withdraw: () =>
      sql`update creations set published = false, published_at = null, withdrawn_at = now(),
        updated_at = now() where id = ${id} and published returning id`,
    "remove-name": () =>
      sql`delete from gallery_names where user_id in
        (select user_id from creations where id = ${id}) returning user_id`,
    dismiss: () => sql`delete from reports where creation_id = ${id} returning creation_id`,
  };
  if (settle) {
    const settled = await changes[settle]();
    if (settled.length === 0) return undefined;
  }
  const reported = await sql`
    select creations.id, prompt, content, gallery_names.name as author, count(*)::int as reports,
      array_agg(distinct reason) as reasons,
      coalesce(array_agg(note) filter (where note <> ''), '{}') as notes, max(reports.created_at) as "lastAt"
    from reports join creations on creations.id = reports.creation_id
      left join gallery_names on gallery_names.user_id = creations.user_id
    where published and deleted_at is null
    group by creations.id, gallery_names.name order by reports desc, "lastAt" desc limit 50`;
  return { reported };
}

function print(reported) {
  if (reported.length === 0) return console.log("No open reports.");
  for (const { id, prompt, content, author, reports, reasons, notes, lastAt } of reported) {
    const lines = [
      `${id}  ${reports} ${reports === 1 ? "report" : "reports"}: ${reasons.join(", ")}; last ${new Date(lastAt).toISOString()}`,
      `  ${plain(prompt)}`,
      `  ${plain(content)}`,
      ...(author ? [`  shown with the name “${plain(author)}”`] : []),
      ...notes.map((note) => `  “${plain(note)}”`),
    ];
    console.log(lines.join("\n"));
  }
}

/** Untrusted text on one line, without terminal control characters. */
function plain(text) {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ").slice(0, 300);
}
