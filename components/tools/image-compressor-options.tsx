"use client";

import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Slider } from "@/components/ui/slider";
import { Switch } from "@/components/ui/switch";
import { LIMITS } from "@/lib/core/limits";
import {
  COMPRESSED_FORMATS,
  ORIGINAL_FORMAT,
  type PRESETS,
  QUALITY,
} from "@/lib/tools/image-compressor/options";

export type CompressorFields = {
  preset: (typeof PRESETS)[number]["value"];
  width: string;
  height: string;
  quality: number;
  format: string;
  /** Whether the quality follows from a target size. */
  hasTarget: boolean;
  targetKilobytes: string;
  /** Whether the target is met in the chosen format, and not in whichever is the smallest. */
  keepFormat: boolean;
  keepMetadata: boolean;
  keepAnimation: boolean;
};

type CompressorOptionsProps = {
  /** Whether one of the images is animated. */
  hasAnimation: boolean;
  fields: CompressorFields;
  errors: Record<string, string>;
  onChange: (fields: CompressorFields) => void;
};

/** Size, quality, and format appear for Custom only [IC-02]; the switches, always. */
export function CompressorOptions(props: CompressorOptionsProps) {
  const { hasAnimation, fields, errors, onChange } = props;
  const set = (change: Partial<CompressorFields>) => onChange({ ...fields, ...change });
  return (
    <div className="grid gap-6">
      {fields.preset === "custom" && <CustomFields fields={fields} errors={errors} set={set} />}
      {hasAnimation && (
        <Switch
          label="Keep animation"
          hint="Animations are saved as WebP. With “Same as the original,” a GIF stays a GIF. When this is off, only the first frame is kept."
          checked={fields.keepAnimation}
          onCheckedChange={(keepAnimation) => set({ keepAnimation })}
        />
      )}
      <Switch
        label="Keep metadata"
        hint="Details such as the date, camera, and location. Removed when this is off."
        checked={fields.keepMetadata}
        onCheckedChange={(keepMetadata) => set({ keepMetadata })}
      />
    </div>
  );
}

type CustomFieldsProps = Omit<CompressorOptionsProps, "onChange" | "hasAnimation"> & {
  set: (change: Partial<CompressorFields>) => void;
};

function CustomFields({ fields, errors, set }: CustomFieldsProps) {
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
      {fields.width !== "" && fields.height !== "" && (
        <p className="text-soft text-sm">
          The image fits inside this width and height. Nothing is cropped or stretched.
        </p>
      )}
      <Slider
        label="Quality"
        {...QUALITY}
        value={fields.quality}
        disabled={fields.hasTarget}
        onValueChange={(quality) => set({ quality })}
      />
      <Field
        label="Format"
        hint={
          fields.format === ORIGINAL_FORMAT.value &&
          "JPEG, PNG, WebP, AVIF, and GIF stay what they are. An SVG becomes a PNG, and a TIFF becomes a JPEG, or a PNG if it may be transparent."
        }
      >
        {(control) => (
          <Select
            {...control}
            value={fields.format}
            disabled={fields.hasTarget && !fields.keepFormat}
            onChange={(event) => set({ format: event.currentTarget.value })}
          >
            {COMPRESSED_FORMATS.map((format) => (
              <option key={format} value={format}>
                {format}
              </option>
            ))}
            <option value={ORIGINAL_FORMAT.value}>{ORIGINAL_FORMAT.label}</option>
          </Select>
        )}
      </Field>
      <TargetFields fields={fields} errors={errors} set={set} />
    </>
  );
}

/** A size in kilobytes to stay under, and whether the format may change for it. */
function TargetFields({ fields, errors, set }: CustomFieldsProps) {
  return (
    <div className="grid gap-4">
      <Switch
        label="Target size"
        hint="Picks the highest quality that stays under a size. Very large images are tried in larger steps."
        checked={fields.hasTarget}
        onCheckedChange={(hasTarget) => set({ hasTarget })}
      />
      {fields.hasTarget && (
        <>
          <Field label="Target size (KB)" error={errors.targetKilobytes}>
            {(control) => (
              <Input
                {...control}
                type="number"
                inputMode="numeric"
                min={1}
                placeholder="100"
                value={fields.targetKilobytes}
                onChange={(event) => set({ targetKilobytes: event.currentTarget.value })}
              />
            )}
          </Field>
          <Switch
            label="Use the format chosen above"
            hint="When this is off, you get whichever of JPEG, WebP, and AVIF is smallest."
            checked={fields.keepFormat}
            onCheckedChange={(keepFormat) => set({ keepFormat })}
          />
        </>
      )}
    </div>
  );
}
