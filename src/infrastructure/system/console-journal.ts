import type { Journal } from '#src/application/ports/system/journal';

/** Writes to the browser's console, where a developer looks. */
export class ConsoleJournal implements Journal {
  warn(message: string, details: Readonly<Record<string, unknown>> = {}): void {
    globalThis.console.warn(message, details);
  }
}
