import type { Logger } from '#src/application/ports/system/logger';

export interface JournalEntry {
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export class RecordingLogger implements Logger {
  entries: readonly JournalEntry[] = [];

  warn(message: string, details: Readonly<Record<string, unknown>> = {}): void {
    this.entries = [...this.entries, { message, details }];
  }
}
