"use client";

import { ExtractTextSend } from "@/components/tools/extract-text-send";
import { ExtractedText } from "@/components/tools/extracted-text";
import { ResultFooter } from "@/components/tools/result-footer";
import { ResultPanel } from "@/components/tools/result-panel";
import { DownloadMenu } from "@/components/tools/running-part";
import { CopyButton } from "@/components/ui/copy-button";
import { Notice } from "@/components/ui/notice";
import { formatCount } from "@/lib/core/format";
import { creationName } from "@/lib/creations/prompt-parts";
import type { Creation } from "@/lib/creations/schema";
import { countReadWords } from "@/lib/ocr/count-read-words";
import { ocrEngineOf } from "@/lib/tools/extract-text/ocr-engine";
import { hasColumns, textAsMarkdown } from "@/lib/tools/extract-text/text-as-markdown";

/**
 * A text that was saved before, without its images.
 *
 * @param props.isAlone false while they are looked for
 */
export function ExtractTextOpened({ creation, isAlone }: { creation: Creation; isAlone: boolean }) {
  const { id, content: text } = creation;
  const engine = ocrEngineOf(creation.meta);
  const run = { status: "success" as const, result: creation, error: null };
  const toolbar = (
    <>
      <CopyButton size="sm" text={text} />
      <DownloadMenu
        markdown={textAsMarkdown(text)}
        title={creationName(creation)}
        meta={{ engine }}
      />
      <ExtractTextSend text={text} saved={{ state: "kept", id }} />
    </>
  );
  const isGrid = hasColumns(text);
  const figures = [formatCount(countReadWords(text), "word")];
  return (
    <ResultPanel
      title="Extracted Text"
      hint=""
      run={run}
      toolbar={toolbar}
      footer={<ResultFooter meta={{ engine }} figures={figures} />}
    >
      {() => (
        <div className="grid gap-4">
          {isAlone && (
            <Notice>
              This text's images are kept only in the browser that read them, for about 30 days, and
              they aren't in this one. Choose them again to save a searchable PDF.
            </Notice>
          )}
          <ExtractedText text={text} isGrid={isGrid} />
        </div>
      )}
    </ResultPanel>
  );
}
