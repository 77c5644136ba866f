"use client";

import { Chips } from "@/components/ui/chips";
import { ColorField } from "@/components/ui/color-field";
import { Notice } from "@/components/ui/notice";
import { Switch } from "@/components/ui/switch";
import { colorFault, colorWarning } from "@/lib/tools/qr-generator/color-faults";
import { judgeColors } from "@/lib/tools/qr-generator/colors";
import { QR_EYE_SHAPES, QR_MODULE_SHAPES, type QrStyle } from "@/lib/tools/qr-generator/options";
import { ballPath, framePath, modulesPath } from "@/lib/tools/qr-generator/shapes";

export type QrStyleFieldsProps = {
  style: QrStyle;
  onChange: (change: Partial<QrStyle>) => void;
};

/** A few modules with neighbors on each side, and one without. */
const SAMPLE = { count: 4, modules: [1, 1, 0, 1, 0, 1, 0, 0, 1, 1, 1, 1, 0, 0, 1, 0] };

const EYE = 7;

/** How modules and eyes are drawn, and the eyes' colors. */
export function QrStyleFields({ style, onChange }: QrStyleFieldsProps) {
  return (
    <div className="grid gap-4">
      <Chips
        label="Modules"
        name="module-shape"
        value={style.moduleShape}
        onValueChange={(value) => {
          const shape = QR_MODULE_SHAPES.find((one) => one.value === value);
          if (shape) onChange({ moduleShape: shape.value });
        }}
        options={QR_MODULE_SHAPES.map((shape) => ({
          ...shape,
          icon: <Drawn side={SAMPLE.count} path={modulesPath(SAMPLE, shape.value)} />,
        }))}
      />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <EyeShapes
          label="Eye frames"
          part="eyeFrameShape"
          draw={(shape) => framePath(0, 0, shape)}
          style={style}
          onChange={onChange}
        />
        <EyeShapes
          label="Eye balls"
          part="eyeBallShape"
          draw={(shape) => ballPath(0, 0, shape)}
          style={style}
          onChange={onChange}
        />
      </div>
      <EyeColors style={style} onChange={onChange} />
    </div>
  );
}

type EyeShapesProps = QrStyleFieldsProps & {
  label: string;
  part: "eyeFrameShape" | "eyeBallShape";
  draw: (shape: (typeof QR_EYE_SHAPES)[number]["value"]) => string;
};

function EyeShapes({ label, part, draw, style, onChange }: EyeShapesProps) {
  return (
    <Chips
      label={label}
      name={part}
      value={style[part]}
      onValueChange={(value) => {
        const shape = QR_EYE_SHAPES.find((one) => one.value === value);
        if (shape) onChange({ [part]: shape.value });
      }}
      options={QR_EYE_SHAPES.map((shape) => ({
        ...shape,
        icon: <Drawn side={EYE} path={draw(shape.value)} />,
      }))}
    />
  );
}

/** A shape as it is drawn in codes. */
function Drawn({ side, path }: { side: number; path: string }) {
  return (
    <svg viewBox={`0 0 ${side} ${side}`} className="size-6" aria-hidden="true">
      <path d={path} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

const EYE_PARTS = [
  { name: "eyeFrameColor", label: "Eye frame color" },
  { name: "eyeBallColor", label: "Eye ball color" },
] as const;

function EyeColors({ style, onChange }: QrStyleFieldsProps) {
  const { darkColor } = style;
  const isOn = style.eyeFrameColor !== undefined || style.eyeBallColor !== undefined;
  const setBoth = (color: string | undefined) =>
    onChange({ eyeFrameColor: color, eyeBallColor: color });
  return (
    <div className="grid gap-4">
      <Switch
        label="Eyes in colors of their own"
        checked={isOn}
        onCheckedChange={(on) => setBoth(on ? darkColor : undefined)}
      />
      {isOn && (
        <div className="grid gap-4 sm:grid-cols-2">
          {EYE_PARTS.map(({ name, label }) => (
            <ColorField
              key={name}
              label={label}
              value={style[name] ?? darkColor}
              onValueChange={(color) => onChange({ [name]: color })}
            />
          ))}
        </div>
      )}
      <EyeAdvice style={style} />
    </div>
  );
}

/** Says how well scanners can read the eyes, before the code is made. */
function EyeAdvice({ style }: { style: QrStyle }) {
  // What is said about the foreground stands by its own field.
  const { verdict } = judgeColors(style.darkColor, style.lightColor);
  const advice = verdict === "good" && (colorFault(style) ?? colorWarning(style));
  return advice && <Notice tone="warning">{advice}</Notice>;
}
