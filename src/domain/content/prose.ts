import type { Span } from './page-content';

/** The words of running text without their dress. */
export function plainText(spans: readonly Span[]): string {
  return spans.map((span) => (span.kind === 'text' ? span.text : plainText(span.spans))).join('');
}
