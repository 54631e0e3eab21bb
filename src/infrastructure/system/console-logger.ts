import type { Logger } from '#src/application/ports/system/logger';

/** Writes to the browser's console, where a developer looks. */
export class ConsoleLogger implements Logger {
  warn(message: string, details: Readonly<Record<string, unknown>> = {}): void {
    globalThis.console.warn(message, details);
  }
}
