/*
 * Which tab plays a table: the one that holds its lock. Where the browser has no locks, two tabs may both show a table; the
 * numbers of its entries still keep them from telling two different stories.
 */

const PATIENCE = 800; // a tab that is being loaded anew may still have it for a moment
const wanted = new Set<string>();

const nameOf = (table: string): string => `spellhall/${table}`;

/** The next `hold` of this table takes it from the tab that has it. */
export function takeOver(table: string): void {
  wanted.add(table);
}

/** Hold a table; the answer gives it back, or is null if another tab has it. `lost` is called when another tab takes it over. */
export function hold(table: string, lost: () => void): Promise<(() => void) | null> {
  if (!navigator.locks) return Promise.resolve(() => {});
  const steal = wanted.delete(table);
  return new Promise((done) => {
    let mine = false;
    let given = false;
    const keep = (): Promise<void> => new Promise((end) => {
      mine = true;
      done(() => {
        given = true;
        end();
      });
    });
    const options: LockOptions = steal ? { steal } : { signal: AbortSignal.timeout(PATIENCE) };
    navigator.locks.request(nameOf(table), options, keep).catch(() => {
      if (!mine) done(null);
      else if (!given) lost();
    });
  });
}
