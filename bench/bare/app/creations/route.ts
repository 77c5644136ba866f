import { sql } from "../database";

/** The statements of the product's page of own creations, and nothing else. */
export async function GET(request: Request) {
  const owner = new URL(request.url).searchParams.get("owner") ?? "";
  const rows = await sql`
    select * from creations where user_id = ${owner} and deleted_at is null
    order by created_at desc, id desc limit 31`;
  const [counted] = await sql`
    select count(*)::int as total from creations where user_id = ${owner} and deleted_at is null`;
  const ids = rows.map((row) => row.id);
  const likes =
    ids.length > 0
      ? await sql`
    select creation_id, user_id from (
      select creation_id, user_id, row_number() over (
        partition by creation_id order by user_id = ${owner} desc, created_at) as rank
      from likes where creation_id in ${sql(ids)} and withdrawn_at is null) ranked
    where rank <= 1000`
      : [];
  return Response.json({ rows, total: counted?.total, likes });
}
