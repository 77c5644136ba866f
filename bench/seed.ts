/**
 * Fills a migrated Postgres with 1,000,000 published images and 10,000,000 likes by 100,000 people.
 * Popularity is skewed as in life: a few images have thousands of likes, most have a handful.
 *
 * Run with `node bench/run.mjs seed postgres://…`, on a database of its own that the app has started on once.
 */
import postgres from "postgres";

const IMAGES = 1_000_000;
const LIKES_PER_IMAGE = 10;
/** Images whose likes run into the thousands; none is on the first or the last page, which are compared. */
const HOT_IMAGES = 200;
const PEOPLE = 100_000;

const [url] = process.argv.slice(2);
if (!url) throw new Error("Name a database: node bench/run.mjs seed postgres://…");
const sql = postgres(url, { max: 1, onnotice: () => {} });

/** A UUIDv7-like id that sorts by `n`, the same on every run. */
const id = sql`('01900000-' || lpad(to_hex(n / 65536), 4, '0') || '-7' || lpad(to_hex(n % 4096), 3, '0') || '-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;

await sql`set synchronous_commit = off`;
await sql`alter table creations disable trigger user`;
await sql`alter table likes disable trigger user`;
await sql`
  insert into creations
    (id, user_id, tool, type, prompt, content, meta, published, published_at, created_at, updated_at)
  select ${id}, 'person_' || n % ${PEOPLE}, 'generate-images', 'image',
    'A lighthouse number ' || n || ' under a green sky, watercolor', '/api/files/' || ${id},
    '{"width": 1024, "height": 1024, "seed": 7, "engine": {"id": "illustrator", "name": "Illustrator", "builtIn": true}}',
    true, at, at, at
  from (select n, timestamptz '2026-01-01' + n * interval '10 seconds' as at
        from generate_series(0, ${IMAGES - 1}::int) n) numbered
  on conflict do nothing`;
// 0 to 18 likes each, by neighbors on the circle of people; the hot ones have their own.
await sql`
  insert into likes (creation_id, user_id, created_at)
  select ${id}, 'person_' || (n * 7 + k) % ${PEOPLE}, timestamptz '2026-06-01'
  from generate_series(0, ${IMAGES - 1}::int) n,
    generate_series(1, (n % ${2 * LIKES_PER_IMAGE - 1})::int) k
  on conflict do nothing`;
await sql`
  insert into likes (creation_id, user_id, created_at)
  select ${id}, 'person_' || (n + k) % ${PEOPLE}, timestamptz '2026-07-01'
  from (select i * ${IMAGES / HOT_IMAGES}::int + ${IMAGES / HOT_IMAGES / 2}::int as n from generate_series(0, ${HOT_IMAGES - 1}::int) i) hot,
    generate_series(1, 5000) k
  on conflict do nothing`;
await sql`
  update creations set like_count = counted.n
  from (select creation_id, count(*)::int as n from likes group by creation_id) counted
  where id = counted.creation_id`;
await sql`alter table creations enable trigger user`;
await sql`alter table likes enable trigger user`;
await sql`vacuum analyze creations, likes`;
const [sizes] =
  await sql`select (select count(*) from creations) as creations, (select count(*) from likes) as likes`;
console.log(sizes);
await sql.end();
