/** Where developers read what went wrong. Never given tokens, addresses or card data. */
export interface Logger {
  warn(message: string, details?: Readonly<Record<string, unknown>>): void;
}
