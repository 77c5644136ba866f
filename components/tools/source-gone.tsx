import { Notice } from "@/components/ui/notice";

/** Says that what a creation was made from wasn't stored with it. */
export function SourceGone({ what }: { what: "image" | "PDF" | "images" }) {
  const [it, is] = what === "images" ? ["them", "aren't"] : ["it", "isn't"];
  return (
    <Notice>
      The {what} you uploaded {is} kept. Choose {it} again to run this again.
    </Notice>
  );
}
