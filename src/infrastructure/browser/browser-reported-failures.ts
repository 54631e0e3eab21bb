import type { Stored } from '#src/application/ports/browser/stored';
import { json } from './codecs';

/** Names of failures, oldest first. */
export const reportedFailures = json<readonly unknown[]>((names) => (Array.isArray(names) ? names : undefined));

/** Different failures of one visit that are reported; the ones after them say little that is new. */
const most = 50;

/** Remembers the reported failures, for as long as the tab lives. */
export class BrowserReportedFailures {
  constructor(private readonly stored: Stored<readonly unknown[]>) {}

  /** Returns false for a failure that was reported in this visit, and when there were enough of them. */
  add(name: string): boolean {
    const known = this.stored.read() ?? [];
    if (known.length >= most || known.includes(name)) return false;
    this.stored.write([...known, name]);
    return true;
  }
}
