import { formatCount } from "@/lib/core/format";

/** Says how much is left out because nothing in the document supports it. */
export function unverifiedText(dropped: number): string {
  return `${formatCount(dropped, "unverified statement")} left out`;
}
