import { Notice } from "@/components/ui/notice";

/** Why a text that was longer a moment ago is short again. */
export function BegunAgain() {
  return (
    <div className="mb-4">
      <Notice>The server was interrupted, so this starts again from the beginning.</Notice>
    </div>
  );
}
