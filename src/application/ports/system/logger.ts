import type { GatewayErrorDetails } from '#src/application/ports/gateway-error';

/** Where developers read what went wrong. Never given tokens, addresses or card data. */
export interface Logger {
  warn(message: string, details?: Readonly<Record<string, unknown>>): void;
  /** Something that a shopper did failed for a reason that has a name. They are told it; developers learn how often. */
  failed(code: GatewayErrorDetails['code']): void;
}
