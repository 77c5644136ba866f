import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { TestResult } from "@/lib/engines/contract";

export const NO_MODELS = { model: "", imageModel: "", editModel: "" };

type Chosen = typeof NO_MODELS;

type ModelSelectsProps = {
  /** What the server offers. */
  models: Pick<TestResult, "models" | "imageModels" | "editModels">;
  chosen: Chosen;
  errors: Record<string, string>;
  onChange: (part: Partial<Chosen>) => void;
};

/** Which of a server's models write, make images, and edit them. */
export function ModelSelects({ models, chosen, errors, onChange }: ModelSelectsProps) {
  return (
    <>
      <ModelSelect
        label="Model"
        error={errors.model}
        ids={models.models}
        value={chosen.model}
        onChange={(model) => onChange({ model })}
      />
      <ModelSelect
        label="Model for images"
        error={errors.imageModel}
        ids={models.imageModels}
        none="None: keep the current image engine"
        value={chosen.imageModel}
        onChange={(imageModel) => onChange({ imageModel })}
      />
      <ModelSelect
        label="Model for edits"
        error={errors.editModel}
        ids={models.editModels}
        none="None: images you edit stay on this server"
        value={chosen.editModel}
        onChange={(editModel) => onChange({ editModel })}
      />
    </>
  );
}

type ModelSelectProps = {
  label: string;
  error: string | undefined;
  ids: readonly string[];
  /** Words for choosing none, where that is possible. */
  none?: string;
  value: string;
  onChange: (id: string) => void;
};

function ModelSelect({ label, error, ids, none, value, onChange }: ModelSelectProps) {
  if (ids.length === 0) return null;
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {ids.map((id) => (
            <option key={id} value={id}>
              {id}
            </option>
          ))}
          {none && <option value="">{none}</option>}
        </Select>
      )}
    </Field>
  );
}
