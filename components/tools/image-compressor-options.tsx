"use client";

import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Slider } from "@/components/ui/slider";
import { Switch } from "@/components/ui/switch";
import { LIMITS } from "@/lib/core/limits";
import { COMPRESSED_FORMATS, type PRESETS, QUALITY } from "@/lib/tools/image-compressor/options";

export type CompressorFields = {
  preset: (typeof PRESETS)[number]["value"];
  width: string;
  height: string;
  quality: number;
  format: string;
  /** Empty: quality and format stay as chosen. */
  targetKilobytes: string;
  keepMetadata: boolean;
};

type CompressorOptionsProps = {
  fields: CompressorFields;
  errors: Record<string, string>;
  onChange: (fields: CompressorFields) => void;
};

/** Size, quality, and format appear for Custom only [IC-02]; the metadata switch, always. */
export function CompressorOptions({ fields, errors, onChange }: CompressorOptionsProps) {
  const set = (change: Partial<CompressorFields>) => onChange({ ...fields, ...change });
  return (
    <div className="grid gap-6">
      {fields.preset === "custom" && <CustomFields fields={fields} errors={errors} set={set} />}
      <Switch
        label="Keep metadata"
        hint="Details such as the date, camera, and location. Removed when this is off."
        checked={fields.keepMetadata}
        onCheckedChange={(keepMetadata) => set({ keepMetadata })}
      />
    </div>
  );
}

type CustomFieldsProps = Omit<CompressorOptionsProps, "onChange"> & {
  set: (change: Partial<CompressorFields>) => void;
};

function CustomFields({ fields, errors, set }: CustomFieldsProps) {
  const hasTarget = fields.targetKilobytes.trim() !== "";
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        {(["width", "height"] as const).map((side) => (
          <Field
            key={side}
            label={side === "width" ? "Width (px)" : "Height (px)"}
            error={errors[side]}
          >
            {(control) => (
              <Input
                {...control}
                type="number"
                inputMode="numeric"
                min={1}
                max={LIMITS.imageSidePixels}
                placeholder="Auto"
                value={fields[side]}
                onChange={(event) => set({ [side]: event.currentTarget.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <Slider
        label="Quality"
        {...QUALITY}
        value={fields.quality}
        disabled={hasTarget}
        onValueChange={(quality) => set({ quality })}
      />
      <Field label="Format">
        {(control) => (
          <Select
            {...control}
            value={fields.format}
            disabled={hasTarget}
            onChange={(event) => set({ format: event.currentTarget.value })}
          >
            {COMPRESSED_FORMATS.map((format) => (
              <option key={format} value={format}>
                {format}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Target size (KB)"
        error={errors.targetKilobytes}
        hint="Optional. Finds a format and quality that fit without visible loss."
      >
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={1}
            placeholder="No target"
            value={fields.targetKilobytes}
            onChange={(event) => set({ targetKilobytes: event.currentTarget.value })}
          />
        )}
      </Field>
    </>
  );
}
