"use client";

const CHOICE = "atelier-run-notifications";

/** Whether this browser shows notifications for pages, and the person hasn't blocked ours. */
export function canNotify(): boolean {
  return "Notification" in window && Notification.permission !== "denied";
}

/** Whether the person wants to hear of the ends of runs while they look at something else. */
export function wantsNotifications(): boolean {
  if (typeof window === "undefined" || !("Notification" in window)) return false;
  return Notification.permission === "granted" && localStorage.getItem(CHOICE) === "on";
}

/**
 * Turns notifications on or off for this browser. Call it on a click: browsers ask the person only then.
 *
 * @returns whether they are on now
 */
export async function chooseNotifications(on: boolean): Promise<boolean> {
  if (!on) localStorage.removeItem(CHOICE);
  else if ((await Notification.requestPermission()) === "granted") {
    localStorage.setItem(CHOICE, "on");
  }
  return wantsNotifications();
}

type News = {
  /** Replaces what was shown under it before. */
  tag: string;
  /** What a click opens, where the page can't be asked to. */
  address: string;
  onOpen: () => void;
};

/** Shows a notification while the page is out of sight, where the person wants them. Never rejects. */
export async function notifyOutside(text: string, { tag, address, onOpen }: News): Promise<void> {
  if (!document.hidden || !wantsNotifications()) return;
  try {
    const shown = new Notification("Atelier", { body: text, tag });
    shown.onclick = () => {
      window.focus();
      onOpen();
      shown.close();
    };
  } catch {
    // Browsers on phones show them only for a service worker.
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    await worker?.showNotification("Atelier", { body: text, tag, data: address }).catch(() => {});
  }
}
