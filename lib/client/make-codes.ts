"use client";

import { callApi, postJson } from "@/lib/client/call-api";
import type { RunProgress } from "@/lib/client/use-run";
import {
  type ListedCode,
  type QrListInput,
  qrListContract,
} from "@/lib/tools/qr-generator/list-contract";
import { QR_LIST } from "@/lib/tools/qr-generator/options";
import type { ListRow } from "@/lib/tools/qr-generator/read-list";

/** What codes of a list look like, as the call takes it. */
export type CodeLooks = Partial<Omit<QrListInput, "texts">>;

/** A row of a list, and what was made of it. */
export type MadeRow = ListRow & { code: ListedCode };

/** @param message what to know about all of them; undefined when there's nothing */
type OnMade = (made: readonly MadeRow[], message: string | undefined) => void;

/**
 * Makes the codes of a list, several in one call. What is made is told call by call, so that nothing is lost when one fails.
 *
 * @param rows without faults
 * @throws ApiError like `callApi`; an AbortError when it's stopped
 */
export async function makeCodes(
  rows: readonly ListRow[],
  looks: CodeLooks,
  { signal, onStep, onMade }: RunProgress & { onMade: OnMade },
): Promise<void> {
  for (let done = 0; done < rows.length; done += QR_LIST.rowsPerCall) {
    onStep({ label: "Making and scanning codes", done, total: rows.length });
    const some = rows.slice(done, done + QR_LIST.rowsPerCall);
    const asked = { ...looks, texts: some.map(({ text }) => text) };
    const path = `/api/ai/${qrListContract.endpoint}`;
    const init = { ...postJson(asked), signal };
    const { codes, message } = await callApi(path, qrListContract.output, init);
    signal.throwIfAborted();
    onMade(
      some.map((row, index) => ({
        ...row,
        code: codes[index] ?? { fault: "The server didn't answer for this line." },
      })),
      message,
    );
  }
}
