import type { GatewayError } from '#src/application/ports/gateway-error';
import type { Logger } from '#src/application/ports/system/logger';
import type { Used } from '#src/application/ports/token';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';

/** Warnings go to the console, named failures to analytics. */
export class ConsoleLogger implements Logger {
  static readonly uses = { events: EventTracker };

  constructor(private readonly use: Used<typeof ConsoleLogger.uses>) {}

  warn(message: string, details: Readonly<Record<string, unknown>> = {}): void {
    globalThis.console.warn(message, details);
  }

  failed({ code }: GatewayError): void {
    this.use.events.track('action_failed', { code });
  }
}
