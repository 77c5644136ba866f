import { useEffect, useState } from "react";
import type { z } from "zod";

import { resetWaysSchema } from "@/lib/account/password-contract";
import { callApi } from "@/lib/client/call-api";

/** Asks the server how it replaces a forgotten password. */
export function useResetWays() {
  const [ways, setWays] = useState<z.output<typeof resetWaysSchema>>();
  const [attempt, setAttempt] = useState({ failed: false });

  useEffect(() => {
    if (attempt.failed) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    callApi("/api/account/forgot-password", resetWaysSchema, { signal }).then(
      setWays,
      () => signal.aborted || setAttempt({ failed: true }),
    );
    return () => leaving.abort();
  }, [attempt]);

  return { ways, failed: attempt.failed, retry: () => setAttempt({ failed: false }) };
}
