import type { Span } from '#src/domain/content/prose';

/** The words of running text without their dress, for places that have one of their own. */
export function plainText(spans: readonly Span[]): string {
  return spans.map((span) => (span.kind === 'text' ? span.text : plainText(span.spans))).join('');
}
