/** What the shopper can paste elsewhere. */
export interface Clipboard {
  /** Whether the text was copied: a browser may forbid it. */
  copy(text: string): Promise<boolean>;
}
