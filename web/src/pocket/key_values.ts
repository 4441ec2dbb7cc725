/** Texts by keys in IndexedDB: what the pocket's Python keeps. Changes are made all at once, or not at all. */

const DATABASE = "tavolino-pocket";
const STORE = "lines";
/** The last character there is: keys that begin with a prefix lie between it and the prefix with this behind. */
const LAST = "\uffff";

export async function openKeyValues(): Promise<KeyValues> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return new KeyValues(await awaitRequest(opening));
}

function awaitRequest<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
}

export class KeyValues {
  /** Told when there is no room any more. */
  onFull: () => void = () => undefined;

  constructor(private readonly database: IDBDatabase) {}

  get(key: string): Promise<string | undefined> {
    return awaitRequest<string | undefined>(this.store("readonly").get(key));
  }

  /** Keys and values as JSON: only texts cross over to Python. */
  async list(prefix: string): Promise<string> {
    const range = IDBKeyRange.bound(prefix, prefix + LAST);
    const store = this.store("readonly");
    const [keys, values] = await Promise.all([
      awaitRequest(store.getAllKeys(range)),
      awaitRequest(store.getAll(range)),
    ]);
    return JSON.stringify(keys.map((key, n) => [key, values[n] as string]));
  }

  /** Resolves when all of it is on the disk. */
  commit(changes: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(STORE, "readwrite", { durability: "strict" });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => {
        if (transaction.error?.name === "QuotaExceededError") this.onFull();
        reject(transaction.error ?? new Error("IndexedDB"));
      };
      const store = transaction.objectStore(STORE);
      for (const [key, value] of Object.entries(JSON.parse(changes) as Record<string, string | null>)) {
        if (value === null) store.delete(key);
        else store.put(value, key);
      }
    });
  }

  private store(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(STORE, mode).objectStore(STORE);
  }
}
