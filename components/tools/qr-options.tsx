"use client";

import { ArrowLeftRight } from "lucide-react";

import { QrStyleOptions } from "@/components/tools/qr-style-options";
import { Button } from "@/components/ui/button";
import { ColorField } from "@/components/ui/color-field";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { Slider } from "@/components/ui/slider";
import { formatCount } from "@/lib/core/format";
import { judgeColors } from "@/lib/tools/qr-generator/colors";
import {
  LOGO_LEVEL,
  QR_FORMATS,
  QR_LEVELS,
  QR_MARGIN,
  QR_SIZE,
  type QrStyle,
  STANDARD_MARGIN,
} from "@/lib/tools/qr-generator/options";

type QrOptionsProps = {
  style: QrStyle;
  /** A logo sets the level. */
  hasLogo: boolean;
  onChange: (change: Partial<QrStyle>) => void;
};

const MARGIN_HINT = `The QR standard asks for ${STANDARD_MARGIN} modules.`;

/** Size, margin, error correction, format, and colors of a code. */
export function QrOptions({ style, hasLogo, onChange }: QrOptionsProps) {
  return (
    <>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Slider
          label="Size"
          {...QR_SIZE}
          value={style.size}
          onValueChange={(size) => onChange({ size })}
          format={(size) => `${size} px`}
        />
        <Slider
          label="Margin"
          {...QR_MARGIN}
          value={style.margin}
          onValueChange={(margin) => onChange({ margin })}
          format={(margin) => formatCount(margin, "module")}
          hint={style.margin < STANDARD_MARGIN ? MARGIN_HINT : undefined}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Error correction"
          hint={hasLogo ? "A logo requires the highest level." : undefined}
        >
          {(control) => (
            <Select
              {...control}
              value={hasLogo ? LOGO_LEVEL : style.errorCorrectionLevel}
              disabled={hasLogo}
              onChange={(event) => {
                const level = QR_LEVELS.find(({ value }) => value === event.currentTarget.value);
                if (level) onChange({ errorCorrectionLevel: level.value });
              }}
            >
              {QR_LEVELS.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Format">
          {(control) => (
            <Select
              {...control}
              value={style.format}
              onChange={(event) => {
                const format = QR_FORMATS.find((name) => name === event.currentTarget.value);
                if (format) onChange({ format });
              }}
            >
              {QR_FORMATS.map((format) => (
                <option key={format} value={format}>
                  {format.toUpperCase()}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <ColorField
          label="Foreground color"
          value={style.darkColor}
          onValueChange={(darkColor) => onChange({ darkColor })}
        />
        <ColorField
          label="Background color"
          value={style.lightColor}
          onValueChange={(lightColor) => onChange({ lightColor })}
        />
      </div>
      <ColorAdvice style={style} onChange={onChange} />
      <QrStyleOptions style={style} onChange={onChange} />
    </>
  );
}

/** Says how well scanners can read the colors, before the code is made. */
function ColorAdvice({ style, onChange }: Pick<QrOptionsProps, "style" | "onChange">) {
  const { verdict, contrast } = judgeColors(style.darkColor, style.lightColor);
  const ratio = `${contrast.toFixed(1)}:1`;
  if (verdict === "good") return null;
  if (verdict === "inverted") {
    const swap = () => onChange({ darkColor: style.lightColor, lightColor: style.darkColor });
    return (
      <Notice
        tone="warning"
        action={
          <Button size="sm" onClick={swap}>
            <ArrowLeftRight aria-hidden />
            Swap colors
          </Button>
        }
      >
        Many scanners can't read a light code on a dark background.
      </Notice>
    );
  }
  return (
    <Notice tone="warning">
      {verdict === "weak"
        ? `The contrast is low (${ratio}). Some scanners may need bright light.`
        : `Scanners can't tell these colors apart (contrast ${ratio}).`}
    </Notice>
  );
}
