import { Star } from "lucide-react";

const SCALE = [1, 2, 3, 4, 5] as const;

export type Rating = (typeof SCALE)[number];

/** A rating out of five stars [L-18], with a text equivalent. */
export function StarRating({ rating }: { rating: Rating }) {
  return (
    <span role="img" aria-label={`${rating} out of 5 stars`} className="flex gap-1">
      {SCALE.map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          size={16}
          strokeWidth={1.75}
          className={star <= rating ? "fill-ink text-ink" : "text-line-strong"}
        />
      ))}
    </span>
  );
}
