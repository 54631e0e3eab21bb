/** Has the value that the field had then. */
export interface EarlyEvent {
  readonly type: 'click' | 'submit' | 'input' | 'change' | 'keydown';
  readonly target: HTMLElement;
  readonly value?: string | undefined;
  readonly checked?: boolean | undefined;
  readonly key?: string | undefined;
}

/** The document's first script keeps these (keep-early-events.js, docs/adr/0010). */
export interface EarlyEvents {
  /** In the order in which they happened. */
  readonly kept: EarlyEvent[];
  /** An event that is replayed must not be kept again. */
  isReplaying: boolean;
  /** The kept events will not be replayed; shows a message. */
  fail(): void;
  /** From now on the page responds by itself, and is no longer said not to have started. */
  stop(): void;
}

declare global {
  interface Window {
    /** Undefined in documents that the build did not write, as in development. */
    readonly earlyEvents?: EarlyEvents;
  }
}

export function inlineScript(source: string): string {
  return source
    .replace(/\/\*[^]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
}
