import fc from "fast-check";
import { afterAll, beforeAll, expect } from "vitest";

import { env } from "@/lib/core/env";
import { getDatabase } from "@/lib/providers/database";
import { registerFonts } from "@/tests/support/ocr/register-fonts";

// The same examples on every machine, so that a change fails for what it changed (decision 0202). Others with FC_SEED.
fc.configureGlobal({ seed: Number(process.env.FC_SEED) || 1 });

// The first file pays for opening the database and the accounts, not the first test. Fonts are known from the first drawing
// on, or never, and which file of a process draws first differs from run to run.
beforeAll(async () => {
  await Promise.all([getDatabase(), registerFonts()]);
});

// The files of a process share its settings. One that left them changed would decide how the next ones end, and which those
// are differs from run to run.
const settings = { ...env() };
const variables = { ...process.env };
afterAll(() => {
  const left = [{ ...env() }, { ...process.env }];
  replace(env(), settings);
  replace(process.env, variables);
  expect(left).toEqual([settings, variables]);
});

function replace(target: object, original: object): void {
  for (const name of Object.keys(target)) {
    if (!Object.hasOwn(original, name)) Reflect.deleteProperty(target, name);
  }
  Object.assign(target, original);
}
