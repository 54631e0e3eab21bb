import type { GatewayErrorDetails } from '#src/application/ports/gateway-error';
import { token } from '#src/application/ports/token';

/** For developers. Never given tokens, addresses or card data. */
export interface Logger {
  warn(message: string, details?: Readonly<Record<string, unknown>>): void;
  /** A failed action with a known reason, which the shopper sees. */
  failed(code: GatewayErrorDetails['code']): void;
}

export const Logger = token<Logger>('Logger');

let sink: Logger | undefined;

/** Composition calls this before anything else happens. */
export function logTo(logger: Logger): void {
  sink = logger;
}

/** Every class logs here, so that none takes a logger. */
export const log: Logger = {
  warn: (message, details) => sink?.warn(message, details),
  failed: (code) => sink?.failed(code),
};
