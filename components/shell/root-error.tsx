import { PageError, type PageErrorProps } from "@/components/shell/page-error";
import { PlainHeader } from "@/components/shell/plain-header";

/** A page outside the signed-in shell failed. */
export function RootError(props: PageErrorProps) {
  return (
    <>
      <PlainHeader />
      <main id="main" className="mx-auto grid max-w-xl gap-4 px-5 py-24">
        <PageError {...props} home="/" />
      </main>
    </>
  );
}
