"use client";

import { useEffect, useState } from "react";

import { safeReturnTo } from "@/components/auth/return-to";
import { ButtonLink } from "@/components/ui/button-link";
import { Notice } from "@/components/ui/notice";
import { WANTED } from "@/lib/offline/offline-page";

/** Says why this page is shown, and leads to the one that was wanted as soon as it can be had. */
export function ConnectionNotice() {
  const [connection, setConnection] = useState<{ online: boolean; wanted: string | null }>();
  useEffect(() => {
    const look = () => {
      const wanted = new URLSearchParams(location.search).get(WANTED);
      setConnection({ online: navigator.onLine, wanted: wanted && safeReturnTo(wanted) });
    };
    look();
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  if (!connection) return null;

  const { online, wanted } = connection;
  if (online && wanted === null) return null;
  return (
    <div role="status">
      <Notice
        tone={online ? "success" : "warning"}
        action={
          wanted !== null && (
            <ButtonLink href={wanted} size="sm">
              {online ? "Open the page" : "Try again"}
            </ButtonLink>
          )
        }
      >
        {online
          ? "The page you wanted couldn't be reached. Your device has a connection now."
          : "Your device has no connection."}
      </Notice>
    </div>
  );
}
