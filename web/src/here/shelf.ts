/*
 * The games of this device in the browser's own database: numbered entries, as a hall has them in its own. An entry is stored when
 * its transaction is complete; a number that is taken stays taken, whichever tab was first.
 */

const NAME = "spellhall";
let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((done, failed) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("entries");
      request.result.createObjectStore("points");
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      done(request.result);
    };
    request.onerror = () => failed(request.error ?? new Error("no database"));
  });
  opened.catch(() => (opened = null)); // tried again next time
  return opened;
}

const all = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

function asked<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("not read"));
  });
}

function stored(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error ?? new Error("not stored"));
  });
}

/** Keep an entry if its number is free. Answers in the words of `here/store.py`. */
export async function add(table: string, number: number, entry: string, point: string): Promise<string> {
  try {
    const transaction = (await database()).transaction(["entries", "points"], "readwrite", { durability: "strict" });
    const done = stored(transaction);
    transaction.objectStore("entries").add(entry, [table, number]);
    if (point) transaction.objectStore("points").put([number, point], table);
    await done;
    return "stored";
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    return name === "ConstraintError" ? "taken" : name === "QuotaExceededError" ? "full" : "failed";
  }
}

/** The entries of a table after a number, as JSON. */
export async function entries(table: string, after: number): Promise<string> {
  const range = IDBKeyRange.bound([table, after], [table, []], true);
  return JSON.stringify(await asked((await database()).transaction("entries").objectStore("entries").getAll(range)));
}

/** The last checkpoint of a table as JSON, or null. */
export async function point(table: string): Promise<string> {
  const found: unknown = await asked((await database()).transaction("points").objectStore("points").get(table));
  return JSON.stringify(found ?? null);
}

/** Forget a table. */
export async function remove(table: string): Promise<void> {
  const transaction = (await database()).transaction(["entries", "points"], "readwrite");
  transaction.objectStore("entries").delete(all(table));
  transaction.objectStore("points").delete(table);
  await stored(transaction);
}
