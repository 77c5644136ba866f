"use client";

import type { z } from "zod";

import { LoadError } from "@/components/gallery/load-error";
import { OperatorPage } from "@/components/operator/operator-page";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { useReports, useSettleReports } from "@/lib/client/use-operator";
import { formatCount } from "@/lib/core/format";
import { REPORT_REASONS } from "@/lib/creations/report-reasons";
import type { reportListSchema } from "@/lib/creations/schema";

type Reported = z.output<typeof reportListSchema>["reported"][number];

/** Settings, Reports: what people reported in the community, to unpublish or to keep. */
export function ReportsPage() {
  return (
    <OperatorPage
      title="Reports"
      lead="Images that people reported in the community. Unpublishing removes an image from the community; its owner still has it. Removing a name removes it from everything that its owner has published."
    >
      <ReportList />
    </OperatorPage>
  );
}

function ReportList() {
  const reports = useReports();
  if (reports.isError)
    return (
      <LoadError pending={reports.isFetching} onRetry={() => void reports.refetch()}>
        We couldn't load the reports.
      </LoadError>
    );
  if (!reports.data) return <Skeleton className="h-64" />;
  const { reported } = reports.data;
  if (reported.length === 0)
    return <Card className="px-4 py-6 text-soft text-sm sm:px-6">No open reports.</Card>;
  return (
    <ul className="grid gap-4">
      {reported.map((report) => (
        <li key={report.id}>
          <ReportCard report={report} />
        </li>
      ))}
    </ul>
  );
}

function ReportCard({ report }: { report: Reported }) {
  const settle = useSettleReports();
  const { id, prompt, content, author, notes } = report;
  return (
    <Card className="flex flex-col gap-4 p-4 sm:flex-row sm:p-6">
      {/* biome-ignore lint/performance/noImgElement: thumbnails are made by our own file route. */}
      <img
        src={`${content}?w=320`}
        alt={prompt}
        loading="lazy"
        className="aspect-square w-full shrink-0 rounded-control bg-sunken object-contain sm:w-40"
      />
      <div className="grid min-w-0 flex-1 content-start gap-2">
        <p className="break-words font-medium text-sm">{prompt}</p>
        {author && <p className="break-words text-sm">Shown with the name “{author}”</p>}
        <p className="text-sm">{reasonsOf(report)}</p>
        {notes.map((note, index) => (
          <blockquote
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have written the same.
            key={index}
            className="break-words border-line border-l-2 pl-3 text-sm text-soft"
          >
            {note}
          </blockquote>
        ))}
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            variant="danger"
            size="sm"
            disabled={settle.isPending}
            aria-label={`Unpublish ${prompt}`}
            onClick={() => settle.mutate({ id, settle: "withdraw" })}
          >
            Unpublish
          </Button>
          {author && (
            <Button
              size="sm"
              disabled={settle.isPending}
              aria-label={`Remove name ${author}`}
              onClick={() => settle.mutate({ id, settle: "remove-name", name: author })}
            >
              Remove name
            </Button>
          )}
          <Button
            size="sm"
            disabled={settle.isPending}
            aria-label={`Dismiss the reports about ${prompt}`}
            onClick={() => settle.mutate({ id, settle: "dismiss" })}
          >
            Dismiss
          </Button>
        </div>
      </div>
    </Card>
  );
}

function reasonsOf({ reports, reasons, lastAt }: Reported): string {
  const words = reasons.map(
    (reason) => REPORT_REASONS.find(({ value }) => value === reason)?.label ?? reason,
  );
  const last = new Date(lastAt).toLocaleDateString(undefined, { dateStyle: "medium" });
  return `${formatCount(reports, "report")}: ${words.join("; ")}. Last on ${last}.`;
}
