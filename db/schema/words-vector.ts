import { type SQL, sql } from "drizzle-orm";

/** Ranges of characters that stand for words without spaces between them: Chinese, Japanese, Korean, Thai, and their like. */
export const SCRIPTS_WITHOUT_SPACES = "⺀-鿿가-힯豈-﫿｡-ﾟ฀-๿຀-໿က-႟ក-៿";

/** Ranges of characters that end a word: ASCII punctuation, that of Latin-1, and dashes, quotation marks, and their like. */
export const PUNCTUATION = "!-/:-@\\[-`{-~¡-¿‐-⁞";

/**
 * SQL for the words of a text: without a language's rules, split at punctuation, and one word per character of
 * scripts without spaces. An index and the queries that are to use it must have the very same expression.
 */
export function wordsVector(text: SQL): SQL {
  const punctuated = sql`regexp_replace(${text}, ${sql.raw(`'[${PUNCTUATION}]'`)}, ' ', 'g')`;
  return sql`to_tsvector('simple'::regconfig, regexp_replace(${punctuated}, ${sql.raw(`'([${SCRIPTS_WITHOUT_SPACES}])'`)}, ${sql.raw("' \\1 '")}, 'g'))`;
}
