import { Notice } from "@/components/ui/notice";

/** Says that what a creation was made from wasn't stored with it. */
export function SourceGone({ what }: { what: "image" | "PDF" }) {
  return <Notice>The {what} you uploaded isn't kept. Choose it again to run this again.</Notice>;
}
