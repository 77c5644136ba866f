"use client";

import { NextSideEngine } from "@/components/compare/next-side-engine";
import { sideOfRun } from "@/components/compare/run-side";
import { SideBySide } from "@/components/compare/side-by-side";
import { CitedMarkdown, type OpenCitation } from "@/components/documents/cited-markdown";
import { unverifiedText } from "@/components/documents/unverified-text";
import { ResultFooter } from "@/components/tools/result-footer";
import { StopSlot } from "@/components/tools/running-part";
import { Button } from "@/components/ui/button";
import { sideNames, takeTurns } from "@/lib/client/compared-sides";
import { notify } from "@/lib/client/notify";
import { type SideRun, useComparedRuns } from "@/lib/client/use-compared-runs";
import type { ComparedQuestion, DocumentChat } from "@/lib/client/use-document-chat";
import { useReplacedEngine } from "@/lib/client/use-replaced-engine";
import { withoutCitations } from "@/lib/core/citation-links";
import { formatCount, formatSeconds } from "@/lib/core/format";
import { countWords } from "@/lib/core/text";
import type { ChatAnswer } from "@/lib/documents/chat-contract";

type ChatComparisonProps = {
  chat: DocumentChat;
  compared: ComparedQuestion;
  onOpen: OpenCitation | null;
};

/** Two answers to one question, side by side; the one that is kept goes on in the conversation. */
export function ChatComparison({ chat, compared, onOpen }: ChatComparisonProps) {
  const { pair, question } = compared;
  const names = sideNames(pair, question, undefined);
  const runs = useComparedRuns<ChatAnswer>(
    (side, progress) => compared.send(pair.engines[side - 1]?.ref, progress),
    { inTurn: takeTurns(pair.engines) },
  );
  const isRunning = runs.some(({ status }) => status === "pending");
  const replaceEngine = useReplacedEngine(
    (change) => chat.setCompared((now) => now && { ...now, pair: change(now.pair) }),
    runs,
  );

  const sideAt = (index: 0 | 1) =>
    sideOfRun(runs[index], {
      remedy: (
        <NextSideEngine
          error={runs[index].error}
          kind="writes"
          pair={pair}
          onChosen={(engine) => replaceEngine(index, engine)}
        />
      ),
      name: names[index],
      draw: ({ answer, meta }) => (
        <CitedMarkdown source={answer} citations={meta.citations} onOpen={onOpen} />
      ),
      drawPartial: (text) => <CitedMarkdown source={text} citations={[]} onOpen={null} />,
      footer: ({ answer, meta }) => <ResultFooter meta={meta} figures={figuresOf(answer, meta)} />,
      onKeep: (answer) => {
        for (const run of runs) if (run.status === "pending") run.stop();
        const undo = chat.keepAnswer(answer);
        notify.undoable("Kept this answer. The other one was dropped.", () => {
          if (!undo()) notify.neutral("The conversation has moved on, so this can't be undone.");
        });
      },
      isKeeping: false,
    });
  return (
    <div className="grid gap-2 rounded-card border border-line">
      <SideBySide label="Compared answers" sides={[sideAt(0), sideAt(1)]} />
      <ChatComparisonEnd isRunning={isRunning} runs={runs} onDrop={() => chat.setCompared(null)} />
    </div>
  );
}

type ChatComparisonEndProps = {
  isRunning: boolean;
  runs: readonly SideRun<ChatAnswer>[];
  onDrop: () => void;
};

/** What to do before the next question. */
function ChatComparisonEnd({ isRunning, runs, onDrop }: ChatComparisonEndProps) {
  function stop(): void {
    for (const run of runs) if (run.status === "pending") run.stop();
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-line border-t px-4 py-2 text-soft text-xs">
      <p className="min-w-0 flex-1 basis-40">Keep one answer to continue.</p>
      <StopSlot pending={isRunning} text="Stop both" onStop={stop}>
        <Button size="sm" variant="ghost" onClick={onDrop}>
          Keep neither
        </Button>
      </StopSlot>
    </div>
  );
}

function figuresOf(answer: string, { seconds, truncated, dropped }: ChatAnswer["meta"]): string[] {
  return [
    formatCount(countWords(withoutCitations(answer)), "word"),
    formatSeconds(seconds),
    ...(truncated ? ["Cut off"] : []),
    ...(dropped > 0 ? [unverifiedText(dropped)] : []),
  ];
}
