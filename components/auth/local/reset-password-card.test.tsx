import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";

import { ResetPasswordCard } from "@/components/auth/local/reset-password-card";
import type { Session } from "@/components/auth/port";

let session: Session;
vi.mock("@/components/auth/local/use-session", () => ({ useSession: () => session }));

beforeEach(() => {
  session = { status: "signed-out" };
});

const links = () => [...renderToStaticMarkup(<ResetPasswordCard />).matchAll(/href="([^"]*)"/g)];

it("leads to a new code, and to the form for those who know their password after all", () => {
  expect(links().map(([, href]) => href)).toEqual(["/sign-in?forgot=1", "/sign-in"]);
});

it("doesn't lead those who are signed in to a page that only sends them on", () => {
  const user = { id: "ada", name: "Ada", email: "ada@example.com", imageUrl: null };
  session = { status: "signed-in", user: { ...user, plan: "free" } };
  expect(links()).toEqual([]);
});
