import type { VendureLogger } from '@vendure/core';
import { LogLevel } from '@vendure/core';
import { isRecord } from '#src/http/sent-json';
import { currentRequestId } from './request-id';
import { withoutPersonalData } from './without-personal-data';

/** Characters of a message and of a trace; a collector cuts a line that is longer in the middle of its JSON. */
const longest = 4000;

/** Logs each thing as one line of JSON, with the id of the request that it happened in, and without personal data. */
export class JsonLogger implements VendureLogger {
  private defaultContext = 'Vendure Server';

  constructor(
    private readonly level: LogLevel,
    private readonly write: (line: string) => void = (line) => void process.stdout.write(line),
  ) {}

  setDefaultContext(context: string): void {
    this.defaultContext = context;
  }

  error(message: string, context?: string, trace?: string): void {
    // Nest logs every refusal there a second time, whatever its own level is.
    if (context === 'ExceptionsHandler' && this.level < LogLevel.Verbose) return;
    this.log(LogLevel.Error, 'error', message, context, trace);
  }

  warn(message: string, context?: string): void {
    this.log(LogLevel.Warn, 'warn', message, context);
  }

  info(message: string, context?: string): void {
    this.log(LogLevel.Info, 'info', message, context);
  }

  verbose(message: string, context?: string): void {
    this.log(LogLevel.Verbose, 'verbose', message, context);
  }

  debug(message: string, context?: string): void {
    this.log(LogLevel.Debug, 'debug', message, context);
  }

  private log(least: LogLevel, level: string, message: unknown, context = this.defaultContext, trace?: string): void {
    if (this.level < least) return;
    const line = {
      time: new Date().toISOString(),
      level,
      context,
      message: told(messageOf(String(message))),
      requestId: currentRequestId(),
      ...(trace !== undefined && { trace: told(trace) }),
    };
    this.write(`${JSON.stringify(line)}\n`);
  }
}

function told(text: string): string {
  return withoutPersonalData(text.slice(0, longest));
}

/** Vendure writes an error as JSON beside the variables of its message, which are the sent values. */
function messageOf(text: string): string {
  if (!text.startsWith('{')) return text;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && typeof value['message'] === 'string' ? value['message'] : text;
  } catch {
    return text;
  }
}
