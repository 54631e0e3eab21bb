import type { Logger } from '#src/application/ports/system/logger';

export class ConsoleLogger implements Logger {
  warn(message: string, details: Readonly<Record<string, unknown>> = {}): void {
    globalThis.console.warn(message, details);
  }
}
