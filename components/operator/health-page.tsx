"use client";

import type { ReactNode } from "react";

import { LoadError } from "@/components/gallery/load-error";
import { OperatorPage } from "@/components/operator/operator-page";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { useServerHealth } from "@/lib/client/use-operator";
import { formatBytes, formatCount } from "@/lib/core/format";
import type { ServerHealth } from "@/lib/server/health-contract";

/** Settings, Health: database, storage, engines and their queues, machine, versions, failures. */
export function HealthPage() {
  const health = useServerHealth();
  return (
    <OperatorPage title="Health" lead="The current state of this server and of what it depends on.">
      {health.isError ? (
        <LoadError pending={health.isFetching} onRetry={() => void health.refetch()}>
          We couldn't load the server's health.
        </LoadError>
      ) : health.data ? (
        <HealthCards health={health.data} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </OperatorPage>
  );
}

function HealthCards({ health }: { health: ServerHealth }) {
  const { database, storage, machine, versions, upSeconds, configured } = health;
  const { freeDiskBytes, freeMemoryBytes, memoryBytes, processBytes } = machine;
  return (
    <>
      <Section title="Server">
        <Row
          label="Database"
          detail={`${database.kind === "embedded" ? "Embedded Postgres" : "Postgres server"}${database.version ? ` ${database.version}` : ""}`}
        >
          <State state={database.state} />
        </Row>
        <Row label="Storage" detail={STORES[storage.kind] ?? storage.kind}>
          <State state={storage.state} />
        </Row>
        <Row
          label="Disk"
          detail={freeDiskBytes === null ? "Unknown" : `${formatBytes(freeDiskBytes)} free`}
        />
        <Row
          label="Memory"
          detail={`${formatBytes(freeMemoryBytes)} of ${formatBytes(memoryBytes)} free; the server process uses ${formatBytes(processBytes)}`}
        />
        <Row label="Versions" detail={`Atelier ${versions.app}, Node ${versions.node}`} />
        <Row label="Uptime" detail={durationOf(upSeconds)} />
      </Section>
      <Section title="Engines and queues">
        {health.engines.map((engine) => (
          <Row key={engine.job} label={engine.job} detail={detailOf(engine)}>
            <State state={engine.status.state} />
          </Row>
        ))}
      </Section>
      {configured.length > 0 && (
        <Section title="Configured with ENGINES">
          {configured.map(({ name, model, can }) => (
            <Row key={name} label={name} detail={`${model} · ${can.join(", ")}`} />
          ))}
        </Section>
      )}
      <Failures failures={health.failures} />
    </>
  );
}

const STORES: Record<string, string> = {
  disk: "Data folder",
  s3: "S3 bucket",
  "vercel-blob": "Vercel Blob",
};

function Failures({ failures }: Pick<ServerHealth, "failures">) {
  return (
    <Section title="Failed calls since startup">
      {failures.length === 0 && (
        <Row label="None" detail="Calls refused because of their input don't count." />
      )}
      {failures.map(({ code, count, lastAt }) => (
        <Row
          key={code}
          label={FAILURES[code] ?? code}
          detail={`${formatCount(count, "call")}, last at ${new Date(lastAt).toLocaleTimeString()}`}
        />
      ))}
    </Section>
  );
}

const FAILURES: Record<string, string> = {
  internal: "An error in this server",
  provider_failed: "An engine failed",
  provider_unavailable: "An engine, the database, or the storage couldn't be reached",
  provider_timeout: "An engine took too long",
};

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="border-line border-b px-4 py-3 font-medium sm:px-6">{title}</h2>
      <ul className="divide-y divide-line">{children}</ul>
    </Card>
  );
}

type RowProps = { label: string; detail: string; children?: ReactNode };

function Row({ label, detail, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-6">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium text-sm">{label}</p>
        <p className="break-words text-soft text-xs tabular-nums">{detail}</p>
      </div>
      {children}
    </li>
  );
}

const STATES = {
  ready: { tone: "success", words: "Ready" },
  fetching: { tone: "warning", words: "Downloading" },
  failed: { tone: "danger", words: "Failed" },
} as const;

function State({ state }: { state: keyof typeof STATES }) {
  const { tone, words } = STATES[state];
  return <Badge tone={tone}>{words}</Badge>;
}

function detailOf({ name, status, queue }: ServerHealth["engines"][number]): string {
  const waiting = queue && `${queue.running} running, ${queue.waiting} waiting`;
  const problem = status.state === "failed" && status.message;
  return [name, waiting, problem].filter(Boolean).join(" · ");
}

function durationOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return formatCount(minutes, "minute");
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? formatCount(hours, "hour") : formatCount(Math.floor(hours / 24), "day");
}
