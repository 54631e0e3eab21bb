import type { GatewayError } from '#src/application/ports/gateway-error';
import type { Logger } from '#src/application/ports/system/logger';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import type { BrowserReportedFailures } from '#src/infrastructure/browser/browser-reported-failures';
import { postAlive } from '#src/infrastructure/shared/post-alive';
import { type FailureReport, failureReport, keyOf, placesOf } from './failure-report';

export interface ReportingLoggerOptions {
  /** Failures are sent there by POST, as `{ "failures": [...] }`. */
  readonly url: string;
  /** Is told why reports did not arrive: they cannot be reported. */
  readonly lost: (failure: string) => void;
  readonly scheduler: Scheduler;
  readonly reported: BrowserReportedFailures;
  /** The name of the route that is shown. */
  readonly page: () => string | undefined;
}

/** Milliseconds in which failures are collected: one seldom comes alone. */
export const reportPause = 3000;

/** Sends failures to the people who run the shop, each once in a visit (docs/adr/0005). Nothing fails when they do not arrive. */
export class ReportingLogger implements Logger {
  private waiting: readonly FailureReport[] = [];
  private cancel: () => void = () => undefined;

  constructor(private readonly options: ReportingLoggerOptions) {}

  warn(message: string, details: Readonly<Record<string, unknown>> = {}): void {
    this.add(failureReport(message, details));
  }

  failed(failure: GatewayError): void {
    this.add(failureReport('An action failed', { error: failure }));
  }

  /** The browser has put it on the console. An error outside of the shop's scripts is a partner's or an extension's. */
  uncaught(error: unknown): void {
    if (!(error instanceof Error) || placesOf(error).length === 0) return;
    this.add(failureReport('An error was not caught', { error }));
  }

  /** Sends the waiting reports at once, because the page is left. */
  flush(): void {
    this.cancel();
    if (this.waiting.length > 0) void this.send();
  }

  private add(report: FailureReport): void {
    const { page, scheduler, reported } = this.options;
    if (this.waiting.some((other) => isOfCall(other, report)) || !reported.add(keyOf(report))) return;
    if (this.waiting.length === 0) this.cancel = scheduler.after(reportPause, () => void this.send());
    const shown = page();
    this.waiting = [...this.waiting, { ...report, ...(shown !== undefined && { page: shown }) }];
  }

  private async send(): Promise<void> {
    const body = JSON.stringify({ failures: this.waiting });
    this.waiting = [];
    const failure = await postAlive(this.options.url, body);
    if (failure !== undefined) this.options.lost(failure);
  }
}

/** A refused call is logged where it is refused, and again as the action that failed by it. */
function isOfCall({ requestId }: FailureReport, other: FailureReport): boolean {
  return requestId !== undefined && requestId === other.requestId;
}
