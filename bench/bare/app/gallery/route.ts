import { sql } from "../database";

/** The two statements of the product's gallery page, and nothing else. */
export async function GET() {
  const viewer = "person_1";
  const rows = await sql`
    select * from creations
    where published and deleted_at is null and not exists (
      select 1 from reports where reports.creation_id = creations.id and reports.user_id = ${viewer})
    order by published_at desc, id desc limit 25`;
  const ids = rows.slice(0, 24).map((row) => row.id);
  const likes = await sql`
    select creation_id, user_id from (
      select creation_id, user_id, row_number() over (
        partition by creation_id order by user_id = ${viewer} desc, created_at) as rank
      from likes where creation_id in ${sql(ids)} and withdrawn_at is null) ranked
    where rank <= 1000`;
  return Response.json({ rows, likes });
}
