import { randomBytes } from "node:crypto";

import {
  type EmulatedUser,
  type SignInAttempt,
  type SignUpAttempt,
  signInJson,
  signUpJson,
  verification,
} from "./clerk-emulator-attempts";
import { PLANS } from "./clerk-emulator-settings";
import { sessionToken } from "./clerk-tokens";

export type EmulatedSession = { id: string; user: EmulatedUser; status: string };
/** The state of one browser. */
export type EmulatedClient = {
  id: string;
  secret: string;
  session?: EmulatedSession | undefined;
  signIn?: SignInAttempt | undefined;
  signUp?: SignUpAttempt | undefined;
};

const DAY_MS = 24 * 60 * 60 * 1000;
const STARTED_AT = Date.now();

export const newId = (kind: string) => `${kind}_${randomBytes(12).toString("hex")}`;

export const userJson = (user: EmulatedUser) => ({
  object: "user",
  id: user.id,
  external_id: null,
  username: null,
  first_name: user.firstName,
  last_name: "Tester",
  image_url: "",
  has_image: false,
  profile_image_id: "",
  primary_email_address_id: `idn_${user.id}`,
  primary_phone_number_id: null,
  primary_web3_wallet_id: null,
  email_addresses: [
    {
      object: "email_address",
      id: `idn_${user.id}`,
      email_address: user.email,
      reserved: false,
      verification: verification("verified", "email_code"),
      linked_to: [],
      matches_sso_connection: false,
    },
  ],
  phone_numbers: [],
  web3_wallets: [],
  external_accounts: [],
  enterprise_accounts: [],
  saml_accounts: [],
  passkeys: [],
  organization_memberships: [],
  password_enabled: true,
  totp_enabled: false,
  backup_code_enabled: false,
  two_factor_enabled: false,
  public_metadata: {},
  unsafe_metadata: {},
  private_metadata: {},
  last_sign_in_at: STARTED_AT,
  create_organization_enabled: false,
  create_organizations_limit: null,
  delete_self_enabled: true,
  legal_accepted_at: null,
  banned: false,
  locked: false,
  created_at: STARTED_AT,
  updated_at: STARTED_AT,
});

export function tokenOf(session: EmulatedSession, party: string): string {
  const { id, user } = session;
  return sessionToken({ userId: user.id, sessionId: id, party, plan: user.plan });
}

export const sessionJson = (session: EmulatedSession, party: string) => ({
  object: "session",
  id: session.id,
  status: session.status,
  expire_at: Date.now() + 7 * DAY_MS,
  abandon_at: Date.now() + 30 * DAY_MS,
  last_active_at: Date.now(),
  last_active_organization_id: null,
  last_active_token: { object: "token", jwt: tokenOf(session, party) },
  factor_verification_age: [0, -1],
  actor: null,
  tasks: null,
  user: userJson(session.user),
  public_user_data: {
    first_name: session.user.firstName,
    last_name: "Tester",
    image_url: "",
    has_image: false,
    identifier: session.user.email,
    user_id: session.user.id,
  },
  created_at: STARTED_AT,
  updated_at: Date.now(),
});

export const clientJson = (client: EmulatedClient, party: string) => ({
  object: "client",
  id: client.id,
  sessions: client.session ? [sessionJson(client.session, party)] : [],
  sign_in: client.signIn ? signInJson(client.signIn) : null,
  sign_up: client.signUp ? signUpJson(client.signUp) : null,
  last_active_session_id: client.session?.id ?? null,
  last_authentication_strategy: null,
  cookie_expires_at: null,
  captcha_bypass: true,
  created_at: STARTED_AT,
  updated_at: Date.now(),
});

export function subscriptionJson(user: EmulatedUser) {
  const plan = PLANS.find(({ slug }) => slug === user.plan);
  return {
    object: "commerce_subscription",
    id: `sub_${user.id}`,
    status: "active",
    created_at: STARTED_AT,
    active_at: STARTED_AT,
    updated_at: null,
    past_due_at: null,
    next_payment: null,
    eligible_for_free_trial: false,
    subscription_items: [
      {
        object: "commerce_subscription_item",
        id: `si_${user.id}`,
        plan,
        plan_period: "month",
        price_id: "price_1",
        status: "active",
        amount: plan?.fee,
        created_at: STARTED_AT,
        period_start: STARTED_AT,
        period_end: null,
        canceled_at: null,
        past_due_at: null,
        is_free_trial: false,
      },
    ],
  };
}
