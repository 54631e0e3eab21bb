import { proseText } from '#src/domain/content/prose';
import type { PageBlock } from './page-block';

/** The words of blocks without their form, for search. */
export function blocksText(blocks: readonly PageBlock[]): string {
  return blocks.flatMap(wordsOf).join(' ');
}

function wordsOf(block: PageBlock): readonly string[] {
  switch (block.kind) {
    case 'rich-text':
      return [proseText(block.body)];
    case 'product-row':
      return [...titled(block), ...block.products.map(({ name }) => name)];
    case 'comparison':
      return [...titled(block), ...block.columns, ...block.rows.flatMap(({ label, values }) => [label, ...values])];
    case 'quote':
      return [block.text, block.author];
    case 'gallery':
      return [...titled(block), ...block.pictures.flatMap(({ caption = '' }) => caption)];
    case 'question-list':
      return [block.title, ...block.questions.flatMap(({ question, answer }) => [question, proseText(answer)])];
    case 'hero':
    case 'form':
    case 'store-map':
    case 'video':
    case 'call-to-action':
      return titled(block);
  }
}

function titled({ title, text = '' }: { readonly title: string; readonly text?: string }): readonly string[] {
  return [title, text];
}
