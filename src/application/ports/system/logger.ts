import type { GatewayError } from '#src/application/ports/gateway-error';
import { token } from '#src/application/ports/token';

/** Logs problems for developers. Never given tokens, addresses or card data. */
export interface Logger {
  warn(message: string, details?: Readonly<Record<string, unknown>>): void;
  /** Logs a failed action of a shopper that has a known reason. The shopper sees it; developers learn how often it happens. */
  failed(failure: GatewayError): void;
}

export const Logger = token<Logger>('Logger');
