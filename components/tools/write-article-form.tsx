"use client";

import { type SyntheticEvent, useState } from "react";

import { EngineChip } from "@/components/engines/engine-chip";
import { KeptState } from "@/components/tools/kept-state";
import { TopicField } from "@/components/tools/topic-field";
import { WriteArticleActions } from "@/components/tools/write-article-actions";
import { LengthHint } from "@/components/tools/write-article-length-hint";
import { WriteArticleNotes } from "@/components/tools/write-article-notes";
import { WriteArticleOptions } from "@/components/tools/write-article-options";
import { WriteArticleSource } from "@/components/tools/write-article-source";
import { Chips } from "@/components/ui/chips";
import { currentWriter, useEngines } from "@/lib/client/use-engines";
import { useKeptSetting } from "@/lib/client/use-kept-setting";
import { useOutline } from "@/lib/client/use-outline";
import type { ChosenSource } from "@/lib/client/use-source-choice";
import type { ArticleInput } from "@/lib/tools/write-article/contract";
import {
  ARTICLE_LENGTHS,
  type ArticleLength,
  articleLength,
  articleRequest,
  audienceFault,
  notesFault,
  topicFault,
} from "@/lib/tools/write-article/options";
import { type ArticleStyle, needsOtherLanguage } from "@/lib/tools/write-article/style-options";

type WriteArticleFormProps = {
  topic: string;
  length: ArticleLength;
  /** Of an article that was kept from a comparison; null when there is none. */
  keptLength: ArticleLength | null;
  /** The notes of a stored article; empty for none. */
  notes: string;
  /** The style of a stored article; empty for none. */
  style: ArticleStyle;
  /** The outline of a stored article; undefined for none. */
  outline: readonly string[] | undefined;
  /** The document of a stored article; null for none. */
  source: ChosenSource | null;
  /** A stored article on the page. */
  storedId: string | undefined;
  /** The creation that the topic is from. */
  parentId: string | undefined;
  pending: boolean;
  onWrite: (input: ArticleInput) => void;
};

type Faults = {
  topic?: string | undefined;
  notes?: string | undefined;
  audience?: string | undefined;
};

export function WriteArticleForm(props: WriteArticleFormProps) {
  const { topic, parentId, pending, onWrite } = props;
  const [faults, setFaults] = useState<Faults>({});
  const [length, setLength] = useKeptSetting(props.length, props.keptLength);
  const [hasNotes, setHasNotes] = useState(props.notes.trim() !== "");
  const [style, setStyle] = useState(props.style);
  const [showsOptions, setShowsOptions] = useState(false);
  const [source, setSource] = useState(props.source);
  const outline = useOutline(props.outline);
  const writer = currentWriter(useEngines());
  const isDraftModel = writer?.source === "built-in";

  /** The checked input; null when something is wrong, which the fields then say. */
  function readInput(form: HTMLFormElement): ArticleInput | null {
    const fields = new FormData(form);
    const typed = String(fields.get("topic")).trim();
    const notes = String(fields.get("notes")).trim();
    const wanted = styleFor(style, isDraftModel);
    const found = {
      topic: topicFault(typed),
      notes: notesFault(notes),
      audience: audienceFault(wanted.audience ?? ""),
    };
    setFaults(found);
    const wrongLanguage = isDraftModel && needsOtherLanguage(wanted);
    if (found.audience || wrongLanguage) setShowsOptions(true);
    // What is wrong with it was said when it was chosen.
    if (wrongLanguage && !found.topic && !found.notes)
      form.querySelector<HTMLElement>('[name="language"]')?.focus();
    if (found.topic || found.notes || found.audience || wrongLanguage) return null;
    return {
      ...articleRequest(typed, length),
      ...(notes && { notes }),
      ...wanted,
      ...(source && { source: source.ref }),
      ...(parentId && { parentId }),
    };
  }

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const input = readInput(event.currentTarget);
    const headings = outline.read();
    if (!input || headings === null || pending || outline.pending) return;
    outline.stop();
    onWrite({ ...input, ...(headings && { outline: headings }) });
  }

  function propose(form: HTMLFormElement | null): void {
    const input = form && readInput(form);
    if (input) outline.propose(input);
  }

  return (
    <form
      data-keeps="form"
      onSubmit={submit}
      noValidate
      className="article-form flex flex-col gap-6"
    >
      <TopicField
        label="Article Topic"
        name="topic"
        placeholder="The future of artificial intelligence is…"
        topic={topic}
        error={faults.topic}
        isDrafted={isDraftModel && !hasNotes && !source}
      />
      <WriteArticleNotes
        notes={props.notes}
        error={faults.notes}
        isOnlySource={isDraftModel}
        onChange={(text) => setHasNotes(text.trim() !== "")}
      />
      <WriteArticleSource
        source={source && titled(source, props.source)}
        onChange={setSource}
        exceptId={props.storedId}
        disabled={pending || outline.pending}
      />
      <div className="grid gap-2">
        <Chips
          label="Article Length"
          name="length"
          value={String(length)}
          onValueChange={(chosen) => setLength(articleLength(Number(chosen)).value)}
          options={ARTICLE_LENGTHS.map(({ value, label }) => ({ value: String(value), label }))}
        />
        {writer && (length > (writer.wordsPerGo ?? length) || (isDraftModel && hasNotes)) && (
          <LengthHint
            writer={writer}
            length={length}
            hasNotes={hasNotes}
            hasSource={source !== null}
          />
        )}
      </div>
      <WriteArticleOptions
        open={showsOptions}
        onOpenChange={setShowsOptions}
        style={style}
        onStyleChange={setStyle}
        audienceError={faults.audience}
        isDraftModel={isDraftModel}
      />
      <KeptState
        state={[style, source, outline.kept] as const}
        onBringBack={([chosen, kept, rows]) => {
          setStyle(chosen);
          setSource(kept);
          outline.change(rows);
        }}
      />
      <WriteArticleActions outline={outline} pending={pending} onPropose={propose} />
      <EngineChip />
    </form>
  );
}

/** A document whose title may have become known. */
function titled(source: ChosenSource, known: ChosenSource | null): ChosenSource {
  return source.title === "" && source.ref === known?.ref ? known : source;
}

/** What is sent of a style: nothing that is empty, and nothing that the draft model couldn't follow. */
function styleFor({ language, tone, audience }: ArticleStyle, isDraftModel: boolean): ArticleStyle {
  const readers = audience?.trim();
  return {
    ...(language && { language }),
    ...(tone && !isDraftModel && { tone }),
    ...(readers && !isDraftModel && { audience: readers }),
  };
}
