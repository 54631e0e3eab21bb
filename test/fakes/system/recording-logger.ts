import { logTo } from '#src/application/calls/log';
import type { GatewayError } from '#src/application/ports/gateway-error';
import type { Logger } from '#src/application/ports/system/logger';

export interface JournalEntry {
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export class RecordingLogger implements Logger {
  entries: readonly JournalEntry[] = [];
  /** The codes of failures, in order. */
  failures: readonly string[] = [];

  /** Without the refusals of a server, which tests ask for. */
  get besideRefusals(): readonly JournalEntry[] {
    return this.entries.filter(({ message }) => message !== 'The server refused a call');
  }

  warn(message: string, details: Readonly<Record<string, unknown>> = {}): void {
    this.entries = [...this.entries, { message, details }];
  }

  failed({ code }: GatewayError): void {
    this.failures = [...this.failures, code];
  }
}

/** Records log entries from now on. */
export function recordLog(): RecordingLogger {
  const logger = new RecordingLogger();
  logTo(logger);
  return logger;
}
