import { callAccounts } from "@/components/auth/local/account-api";

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
