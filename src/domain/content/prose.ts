/** Rich text as data, so that no page creates HTML from a string. */
export type Span =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly spans: readonly Span[] }
  | { readonly kind: 'link'; readonly to: string; readonly spans: readonly Span[] };

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly spans: readonly Span[] }
  | { readonly kind: 'paragraph' | 'quote'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Span[])[] };

export type Prose = readonly Block[];

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
