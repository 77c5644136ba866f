import "server-only";

import { AppError } from "@/lib/core/errors";
import { getProviders } from "@/lib/providers";

/** @throws AppError `not_found` where another provider keeps the accounts */
export async function requireLocalAccounts(): Promise<void> {
  const { auth } = await getProviders();
  if (auth.provider !== "local") throw new AppError("not_found", "There is nothing here.");
}
