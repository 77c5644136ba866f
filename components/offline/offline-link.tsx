import { buttonClass } from "@/components/ui/button";
import { ApiError } from "@/lib/client/api-error";
import { OFFLINE_PAGE, WANTED } from "@/lib/offline/offline-page";
import { type ToolSlug, toolPath } from "@/lib/registry/tools";

type OfflineLinkProps = {
  error: Error | null;
  tool: Extract<ToolSlug, "qr-generator" | "image-compressor" | "extract-text">;
  /** What can be done there. */
  children: string;
};

/** Leads from a run that had no connection to the simpler tool that needs none. */
export function OfflineLink({ error, tool, children }: OfflineLinkProps) {
  if (!isOffline(error)) return null;
  return (
    // Not the router's: it would ask for the page's data first, which nobody keeps.
    <a href={`${OFFLINE_PAGE}?${WANTED}=${toolPath(tool)}`} className={buttonClass({ size: "sm" })}>
      {children}
    </a>
  );
}

/** Whether a run failed because it had no connection. */
export function isOffline(error: Error | null | undefined): error is ApiError {
  return error instanceof ApiError && error.code === "offline";
}
