import type { Block, Prose, Span } from './page-content';

/** The words of a text without its form. */
export function proseText(prose: Prose): string {
  return prose.map(blockText).join(' ');
}

function blockText(block: Block): string {
  return block.kind === 'list' ? block.items.map(plainText).join(' ') : plainText(block.spans);
}

/** The words of running text without their dress. */
export function plainText(spans: readonly Span[]): string {
  return spans.map((span) => (span.kind === 'text' ? span.text : plainText(span.spans))).join('');
}
