import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { authServer } from "#auth-server";
import { DevicesPage } from "@/components/account/devices-page";

export const metadata: Metadata = {
  title: "Devices",
  description: "Where you're signed in, and how to sign out there.",
};

export default function Page() {
  // Clerk's profile has a list of its own.
  if (authServer.provider !== "local") notFound();
  return <DevicesPage />;
}
