import { Slider } from "@/components/ui/slider";
import { formatPercent } from "@/lib/core/format";

/**
 * How wide a brush paints.
 *
 * @param props.radius as a share of the image's longer side
 */
export function BrushSize({
  radius,
  onRadiusChange,
}: {
  radius: number;
  onRadiusChange: (radius: number) => void;
}) {
  return (
    <Slider
      label="Brush size"
      value={Math.round(radius * 200)}
      min={1}
      max={30}
      format={(percent) => formatPercent(percent / 100)}
      onValueChange={(percent) => onRadiusChange(percent / 200)}
    />
  );
}
