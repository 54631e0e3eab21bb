import type { SafeStorage } from './safe-storage';
import { storedList } from './stored-list';

/** Names of failures, oldest first. */
const key = 'reported-failures';

/** Different failures of one visit that are reported; the ones after them say little that is new. */
const most = 50;

/** Knows what was reported already, for as long as the tab lives. */
export class BrowserReportedFailures {
  constructor(private readonly tab: SafeStorage) {}

  /** Returns false for a failure that was reported in this visit, and when there were enough of them. */
  add(name: string): boolean {
    const known = storedList(this.tab.read(key));
    if (known.length >= most || known.includes(name)) return false;
    this.tab.write(key, JSON.stringify([...known, name]));
    return true;
  }
}
