/** How much of the browser's storage is used, and letting the engine's files go. */

export interface StorageUse {
  /** In bytes. */
  used: number;
  room: number;
  /** Will the browser keep it even when it is short of room? */
  isPersistent: boolean;
}

export async function measureStorage(): Promise<StorageUse> {
  const { storage } = navigator;
  const { usage = 0, quota = 0 } = (await storage?.estimate?.()) ?? {};
  return { used: usage, room: quota, isPersistent: (await storage?.persisted?.()) ?? false };
}

/** It is fetched again when it is wanted. */
export async function letEngineGo(): Promise<void> {
  if (!("caches" in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("tavolino-engine-")).map((name) => caches.delete(name)),
  );
}
