import type { Journal } from '#src/application/ports/system/journal';

export interface JournalEntry {
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export class RecordingJournal implements Journal {
  entries: readonly JournalEntry[] = [];

  warn(message: string, details: Readonly<Record<string, unknown>> = {}): void {
    this.entries = [...this.entries, { message, details }];
  }
}
