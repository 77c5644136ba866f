"use client";

import { z } from "zod";

import { changePassword, rename } from "@/components/auth/local/account-forms";
import { AvatarField } from "@/components/auth/local/avatar-field";
import { DeleteAccount } from "@/components/auth/local/delete-account";
import { NewPasswordField } from "@/components/auth/local/new-password-field";
import { refreshSession } from "@/components/auth/local/session-store";
import { useAccountForm } from "@/components/auth/local/use-account-form";
import { useSession } from "@/components/auth/local/use-session";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { newPasswordField } from "@/lib/account/password-contract";
import { notify } from "@/lib/client/notify";

type ProfileDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function ProfileDialog({ open, onOpenChange }: ProfileDialogProps) {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  const { user } = session;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width="md"
      title="Profile"
      description={`${user.email ?? ""} · ${user.plan === "premium" ? "Premium plan" : "Free plan"}`}
    >
      <div className="grid gap-6 *:border-line *:not-first:border-t *:not-first:pt-6">
        <section aria-label="Photo and name" className="grid gap-5">
          <AvatarField name={user.name} imageUrl={user.imageUrl} />
          <NameForm name={user.name} />
        </section>
        <section aria-labelledby="profile-password" className="grid gap-4">
          <h3 id="profile-password" className="font-medium">
            Change password
          </h3>
          <PasswordForm />
        </section>
        <section aria-labelledby="profile-delete" className="grid gap-4">
          <h3 id="profile-delete" className="font-medium">
            Delete account
          </h3>
          <DeleteAccount email={user.email ?? ""} />
        </section>
      </div>
    </Dialog>
  );
}

const nameSchema = z.object({
  name: z.string().trim().min(1, "Enter your name.").max(100, "Use 100 characters or fewer."),
});

function NameForm({ name }: { name: string }) {
  const form = useAccountForm(nameSchema, async (fields) => {
    await rename(fields.name);
    await refreshSession();
    notify.success("Name saved");
    return undefined;
  });
  return (
    <form {...form.formProps} className="grid gap-4" aria-label="Name">
      {form.faults.form && <Notice tone="danger">{form.faults.form}</Notice>}
      <Field label="Full name" error={form.faults.name}>
        {(control) => <Input {...control} name="name" autoComplete="name" defaultValue={name} />}
      </Field>
      <Button type="submit" pending={form.pending} className="justify-self-start">
        Save name
      </Button>
    </form>
  );
}

const passwordSchema = z.object({
  currentPassword: z.string().min(1, "Enter your current password."),
  newPassword: newPasswordField,
});

function PasswordForm() {
  const form = useAccountForm(passwordSchema, async (fields, element) => {
    await changePassword(fields);
    element.reset();
    await refreshSession();
    notify.success(
      "Password changed. You're signed out everywhere else, and access tokens are revoked.",
    );
    return undefined;
  });
  return (
    <form {...form.formProps} className="grid gap-4" aria-label="Change password">
      {form.faults.form && <Notice tone="danger">{form.faults.form}</Notice>}
      <Field label="Current password" error={form.faults.currentPassword}>
        {(control) => (
          <PasswordInput {...control} name="currentPassword" autoComplete="current-password" />
        )}
      </Field>
      <NewPasswordField
        label="New password"
        name="newPassword"
        error={form.faults.newPassword ?? form.faults.password}
      />
      <Button type="submit" pending={form.pending} className="justify-self-start">
        Change password
      </Button>
    </form>
  );
}
