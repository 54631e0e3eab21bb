/** An event from before hydration, with the value that the field had then. */
export interface EarlyEvent {
  readonly type: 'click' | 'submit' | 'input' | 'change';
  readonly target: HTMLElement;
  readonly value?: string | undefined;
  readonly checked?: boolean | undefined;
}

/** The events that the document's first script keeps (keep-early-events.js, docs/adr/0062). */
export interface EarlyEvents {
  /** In the order in which they happened. */
  readonly kept: EarlyEvent[];
  /** True while an event is replayed, which must not be kept again. */
  isReplaying: boolean;
  /** Stops with a message: the kept events will not be replayed. */
  fail(): void;
  /** Stops keeping events: from now on the page responds by itself. */
  stop(): void;
}

declare global {
  interface Window {
    /** Undefined in documents that the build did not write, as in development. */
    readonly earlyEvents?: EarlyEvents;
  }
}

/** Returns the script for a document, without comments and indentation. */
export function inlineScript(source: string): string {
  return source
    .replace(/\/\*[^]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
}
