import type { GatewayError } from '#src/application/ports/gateway-error';
import { token } from '#src/application/ports/token';

/** Logs problems for developers. Never given tokens, addresses or card data. */
export interface Logger {
  warn(message: string, details?: Readonly<Record<string, unknown>>): void;
  /** Logs a failed action of a shopper that has a known reason. The shopper sees it; developers learn how often it happens. */
  failed(failure: GatewayError): void;
}

export const Logger = token<Logger>('Logger');

let sink: Logger | undefined;

/** Sends everything that is logged from now on to a logger. Composition says so before anything else happens. */
export function logTo(logger: Logger): void {
  sink = logger;
}

/** The one place in which code tells developers something, so that no class takes a logger. */
export const log: Logger = {
  warn: (message, details) => sink?.warn(message, details),
  failed: (failure) => sink?.failed(failure),
};
