"use client";

import { Chips } from "@/components/ui/chips";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import {
  ARTICLE_LANGUAGES,
  type ArticleLanguage,
  otherLanguageFault,
} from "@/lib/tools/write-article/languages";
import {
  ARTICLE_TONES,
  type ArticleStyle,
  type ArticleTone,
  needsOtherLanguage,
  styleText,
} from "@/lib/tools/write-article/style-options";

export type StyleFieldsProps = {
  style: ArticleStyle;
  onStyleChange: (style: ArticleStyle) => void;
  audienceError: string | undefined;
  /** Only the draft model is there, which writes English and follows no instructions. */
  isDraftModel: boolean;
};

const TONES = [
  { value: "", label: "Neutral" },
  ...ARTICLE_TONES.map(({ value, name }) => ({ value, label: name })),
];

/** How the article should read: its language, its tone, and for whom it is. */
export function StyleFields(props: StyleFieldsProps) {
  const { style, onStyleChange, audienceError, isDraftModel } = props;
  const { language, tone, audience } = style;
  const wrongLanguage = isDraftModel && language && needsOtherLanguage(style);
  return (
    <div className="grid gap-5">
      <Field label="Language" error={wrongLanguage ? otherLanguageFault(language) : undefined}>
        {(control) => (
          <Select
            {...control}
            name="language"
            value={language ?? ""}
            onChange={(event) =>
              // Safe: the options below are the only values.
              onStyleChange({
                ...style,
                language: (event.currentTarget.value || undefined) as ArticleLanguage | undefined,
              })
            }
          >
            <option value="">Same as the topic</option>
            {ARTICLE_LANGUAGES.map(({ value, name, own }) => (
              <option key={value} value={value}>
                {name === own ? name : `${name} – ${own}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Chips
        label="Tone"
        name="tone"
        options={TONES}
        value={isDraftModel ? "" : (tone ?? "")}
        // Safe: the options above are the only values.
        onValueChange={(value) =>
          onStyleChange({ ...style, tone: (value || undefined) as ArticleTone | undefined })
        }
        disabled={isDraftModel}
      />
      <Field
        label={
          <>
            Audience <span className="font-normal text-soft">(optional)</span>
          </>
        }
        error={audienceError}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            value={audience ?? ""}
            onChange={(event) => onStyleChange({ ...style, audience: event.currentTarget.value })}
            placeholder="First-time gardeners"
            disabled={isDraftModel}
          />
        )}
      </Field>
      {isDraftModel && (
        <p className="text-pretty text-sm text-soft">
          The built-in model can't follow a tone or an audience. To use them, choose another engine
          below.
        </p>
      )}
    </div>
  );
}

/** What was chosen, in a few words. */
export function ChosenStyle({ style }: { style: ArticleStyle }) {
  return <span className="min-w-0 truncate text-soft">{styleText(style)}</span>;
}
