import { describe, expect, it } from 'vitest';
import type { Block, Span } from '#src/domain/content/prose';
import { plainText, proseText } from '#src/domain/content/prose';

const text = (messages: string): Span => ({ kind: 'text', text: messages });
const strong = (...spans: readonly Span[]): Span => ({ kind: 'strong', spans });

describe('The words of a text (spec §3 Content types)', () => {
  it('are those of running text without its dress, however deep', () => {
    expect(plainText([text('Cold'), strong(text(', '), strong(text('then'))), text(' colder')])).toBe(
      'Cold, then colder',
    );
    expect(plainText([])).toBe('');
  });

  it('are those of every block and of every item of a list, one after the other', () => {
    const prose: readonly Block[] = [
      { kind: 'heading', level: 2, id: 'ice', spans: [text('Ice')] },
      { kind: 'list', ordered: false, items: [[text('One')], [strong(text('Two'))]] },
      { kind: 'paragraph', spans: [text('Three')] },
    ];
    expect(proseText(prose)).toBe('Ice One Two Three');
  });
});
