import { z } from "zod";

import { callAccounts } from "@/components/auth/local/account-api";
import { callApi, postJson } from "@/lib/client/call-api";

// Apart from what every page asks, so that only the forms fetch it.

export async function signIn(form: { email: string; password: string }): Promise<void> {
  await callAccounts("/sign-in/email", form);
}

export async function signUp(form: {
  name: string;
  email: string;
  password: string;
}): Promise<void> {
  await callAccounts("/sign-up/email", form);
}

export async function rename(name: string): Promise<void> {
  await callAccounts("/update-user", { name });
}

/** Also signs out every other browser. */
export async function changePassword(form: {
  currentPassword: string;
  newPassword: string;
}): Promise<void> {
  await callAccounts("/change-password", { ...form, revokeOtherSessions: true });
}

/** Says the same whether or not the address has an account. */
export async function sendResetLink(email: string): Promise<void> {
  await callApi("/api/account/forgot-password", z.object({}), postJson({ email }));
}

/** Also signs out every browser. */
export async function resetPassword(form: { code: string; password: string }): Promise<void> {
  await callApi("/api/account/reset-password", z.object({}), postJson(form));
}

/** Deletes the signed-in account with everything it owns. */
export async function deleteAccount(form: { email: string; password: string }): Promise<void> {
  await callApi("/api/account/delete", z.object({}), postJson(form));
}
