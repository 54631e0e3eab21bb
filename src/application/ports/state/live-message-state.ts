/** The hidden text that screen readers speak (spec §2 announcement area, §3 aria live message). */
export interface LiveMessageState {
  readonly message: string;
  announce(message: string): void;
}
