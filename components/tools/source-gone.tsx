import { Notice } from "@/components/ui/notice";

/** Says that what a creation was made from wasn't stored with it. */
export function SourceGone({ what }: { what: "image" | "PDF" }) {
  return (
    <Notice>The {what} you uploaded wasn't saved. To run this again, choose the file again.</Notice>
  );
}
