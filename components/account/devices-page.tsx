"use client";

import { Laptop, MonitorSmartphone, Smartphone } from "lucide-react";
import { useRef } from "react";

import { SettingsTabs } from "@/components/engines/settings-tabs";
import { FormatDate } from "@/components/format-date";
import { LoadError } from "@/components/gallery/load-error";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import type { Device } from "@/lib/account/devices-contract";
import { focusNextItem } from "@/lib/client/focus-next-item";
import { useDevices, useEndDevices } from "@/lib/client/use-devices";
import { describeAge } from "@/lib/core/describe-age";

const ICONS = { computer: Laptop, phone: Smartphone, unknown: MonitorSmartphone };

/** Settings, Devices: where the person is signed in, to sign out there. */
export function DevicesPage() {
  return (
    <div className="grid max-w-3xl gap-6 *:min-w-0">
      <header className="grid gap-2">
        <h1 className="font-display text-2xl">Devices</h1>
        <p className="text-pretty text-soft">
          Where you're signed in. If you don't recognize one, sign it out, then change your password
          in your profile, which also revokes your access tokens.
        </p>
      </header>
      <SettingsTabs />
      <Devices />
    </div>
  );
}

function Devices() {
  const list = useDevices();
  const end = useEndDevices();
  const headingRef = useRef<HTMLHeadingElement>(null);

  if (list.isError)
    return (
      <LoadError pending={list.isFetching} onRetry={() => void list.refetch()}>
        We couldn't load your devices.
      </LoadError>
    );
  if (!list.data) return <Skeleton className="h-64" />;
  const { devices } = list.data;

  /** The button that had the focus is gone with what it ended. */
  function endAndFocus(wanted: Parameters<typeof end.mutate>[0], gone: Element): void {
    const stay = focusNextItem([gone], () => headingRef.current);
    void end.mutateAsync(wanted).catch(stay);
  }

  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b px-4 py-3 sm:px-6">
        <h2 ref={headingRef} tabIndex={-1} className="font-medium outline-none">
          Signed in
        </h2>
        {devices.length > 1 && (
          <Button
            size="sm"
            variant="danger"
            pending={end.isPending}
            onClick={({ currentTarget }) => endAndFocus({ all: "others" }, currentTarget)}
          >
            Sign out everywhere else
          </Button>
        )}
      </div>
      <ul className="divide-y divide-line">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isOnlyOfName={devices.filter(({ name }) => name === device.name).length === 1}
            pending={end.isPending}
            onEnd={(row) => endAndFocus({ id: device.id }, row)}
          />
        ))}
      </ul>
    </Card>
  );
}

type DeviceRowProps = {
  device: Device;
  /** Whether its name alone tells it from the others. */
  isOnlyOfName: boolean;
  pending: boolean;
  onEnd: (row: Element) => void;
};

function DeviceRow({ device, isOnlyOfName, pending, onEnd }: DeviceRowProps) {
  const { name, kind, signedInAt, lastUsedAt, isCurrent } = device;
  const Icon = ICONS[kind];
  const age = describeAge(lastUsedAt, new Date());
  const label = isOnlyOfName ? `Sign out ${name}` : `Sign out ${name}, last used ${age}`;
  return (
    <li className="flex items-center gap-4 px-4 py-3 sm:px-6">
      <Icon aria-hidden className="shrink-0 text-soft" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <span className="break-words font-medium">{name}</span>
          {isCurrent && <Badge tone="success">This device</Badge>}
        </p>
        <p className="text-soft text-xs">
          {isCurrent ? "In use now" : `Last used ${age}`} · signed in{" "}
          <FormatDate value={signedInAt} withTime />
        </p>
      </div>
      {!isCurrent && (
        <Button
          size="sm"
          disabled={pending}
          aria-label={label}
          onClick={({ currentTarget }) => onEnd(currentTarget.closest("li") ?? currentTarget)}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
