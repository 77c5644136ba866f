import { sql } from "../database";

/** The one statement of the product's like button, and nothing else. */
export async function POST(request: Request) {
  const { id, userId } = await request.json();
  const [row] = await sql`
    with toggled as (
      insert into likes (creation_id, user_id, created_at)
      select id, ${userId}, now() from creations
      where id = ${id} and deleted_at is null and (published or user_id = ${userId})
      on conflict (creation_id, user_id) do update set
        created_at = excluded.created_at,
        withdrawn_at = case when likes.withdrawn_at is null then excluded.created_at end
      returning creation_id, withdrawn_at is null as liked)
    update creations set like_count = like_count + case when liked then 1 else -1 end
    from toggled where id = creation_id
    returning liked, like_count`;
  return Response.json(row);
}
