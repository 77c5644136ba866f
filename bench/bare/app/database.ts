import postgres from "postgres";

/** As the product's: same driver, same pool. */
export const sql = postgres(process.env.DATABASE_URL ?? "", { max: 10, onnotice: () => {} });
