import type { Block, Prose, Span } from './page-content';

/** The words of a text without its form. */
export function proseText(prose: Prose): string {
  return prose.map(blockText).join(' ');
}

function blockText(block: Block): string {
  return block.kind === 'list' ? block.items.map(spansText).join(' ') : spansText(block.spans);
}

export function spansText(spans: readonly Span[]): string {
  return spans.map((span) => (span.kind === 'text' ? span.text : spansText(span.spans))).join('');
}
