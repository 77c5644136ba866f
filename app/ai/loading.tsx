import { Spinner } from "@/components/ui/spinner";

export default function Loading() {
  return (
    <div className="grid min-h-60 place-items-center text-soft">
      <Spinner label="Loading" />
    </div>
  );
}
