import postgres from "postgres";

/**
 * Where a write can be made to wait, inside its transaction: before a row is written, with a key of what the row holds. Keys are the
 * spot's name and these values, a list joined by commas: `charge runs:user_1 3`.
 */
const SPOTS: readonly { name: string; on: string; when?: string; key: readonly string[] }[] = [
  { name: "charge", on: "insert or update on usage_counters", key: ["$.subject", "$.uses"] },
  {
    name: "refund",
    on: "update on usage_counters",
    when: "new.uses < old.uses",
    key: ["$.subject", "$.uses"],
  },
  { name: "creation", on: "insert on creations", key: ["$.user_id", "$.tool"] },
  {
    name: "answer",
    on: "update on idempotency_keys",
    when: "new.answer is not null",
    key: ["$.user_id"],
  },
  { name: "calls", on: "update on chain_items", key: ["$.id", "$.calls[*].state"] },
  { name: "job-sent", on: "insert on pgboss.job", key: ["$.data.userId"] },
  { name: "job-ended", on: "delete on pgboss.job", key: ["$.data.userId"] },
];

/** Tells these locks from the product's own, which have one number. */
const LOCKS = 727_275;

export type HeldWrites = {
  /** Makes every write of this key wait. */
  hold: (key: string) => Promise<void>;
  /** The keys that writes wait for. */
  waiting: () => Promise<string[]>;
  /** Lets all of them go on, those of dead processes into nothing. */
  release: () => Promise<void>;
  close: () => Promise<void>;
};

/** Prepares a database, whose tables and queue are there, for writes that wait as long as a test wants. */
export async function holdWrites(url: string): Promise<HeldWrites> {
  // Locks belong to a connection.
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql.unsafe(`create or replace function wait_if_held() returns trigger language plpgsql as $$
    declare
      held record;
      key text := tg_argv[0];
    begin
      if tg_op = 'DELETE' then held := old; else held := new; end if;
      for at in 1 .. tg_nargs - 1 loop
        key := key || ' ' || coalesce((
          select string_agg(value #>> '{}', ',')
          from jsonb_path_query(to_jsonb(held), tg_argv[at]::jsonpath) value), '');
      end loop;
      perform pg_advisory_xact_lock_shared(${LOCKS}, hashtext(key));
      return held;
    end $$`);
  for (const { name, on, when = "true", key } of SPOTS) {
    const values = key.map((path) => `, '${path}'`).join("");
    await sql.unsafe(`create trigger "hold ${name}" before ${on} for each row when (${when})
      execute function wait_if_held('${name}'${values})`);
  }
  const keys: string[] = [];
  return {
    async hold(key) {
      keys.push(key);
      await sql`select pg_advisory_lock(${LOCKS}, hashtext(${key}))`;
    },
    async waiting() {
      const rows =
        await sql`select key from jsonb_array_elements_text(${JSON.stringify(keys)}::text::jsonb) key
        where exists (select from pg_locks where locktype = 'advisory' and classid = ${LOCKS} and objsubid = 2
          and objid = (hashtext(key)::bigint & 4294967295)::oid and not granted)`;
      return rows.map(({ key }) => String(key));
    },
    async release() {
      await sql`select pg_advisory_unlock_all()`;
    },
    close: () => sql.end(),
  };
}
