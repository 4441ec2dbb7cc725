/** The service worker, which keeps the page for when there is no line, and new versions of it. A new one waits until
 * somebody wants it: never in the middle of a match. */

import { fileAddress } from "./address";

class Updates {
  /** A new version is there, and waits. */
  isOffered = $state(false);
  private waiting: ServiceWorker | null = null;

  async start(): Promise<void> {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    const registration = await serviceWorker.register(fileAddress("sw.js")).catch(() => null);
    if (!registration) return;
    this.offer(registration.waiting);
    registration.addEventListener("updatefound", () => this.watch(registration.installing));
  }

  /** Take the new version now: the page is loaded again with it. */
  take(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.waiting?.postMessage("take over");
  }

  private watch(worker: ServiceWorker | null): void {
    worker?.addEventListener("statechange", () => worker.state === "installed" && this.offer(worker));
  }

  /** The very first version has nothing to replace. */
  private offer(worker: ServiceWorker | null): void {
    if (!worker || !navigator.serviceWorker.controller) return;
    this.waiting = worker;
    this.isOffered = true;
  }
}

export const updates = new Updates();
