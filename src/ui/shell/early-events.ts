/** Something that was done before the page was hydrated, with what the field held then. */
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
  /** True while an event is done again, which must not be kept once more. */
  isReplaying: boolean;
  /** Ends with a message: nothing that was kept will be done. */
  fail(): void;
  /** From now on the page answers by itself. */
  stop(): void;
}

declare global {
  interface Window {
    /** Absent in documents that the build did not write, as in development. */
    readonly earlyEvents?: EarlyEvents;
  }
}

/** The script as it stands in a document: without comments and indentation. */
export function inlineScript(source: string): string {
  return source
    .replace(/\/\*[^]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
}
