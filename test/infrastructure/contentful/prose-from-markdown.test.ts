import { describe, expect, it } from 'vitest';
import { proseFromMarkdown } from '#src/infrastructure/contentful/prose-from-markdown';

class Refused extends Error {}

function prose(markdown: string) {
  return proseFromMarkdown(markdown, (problem) => {
    throw new Refused(problem);
  });
}

const text = (value: string) => ({ kind: 'text', text: value });

describe('Prose of Markdown (spec §2 Content-driven templates)', () => {
  it('reads headings, paragraphs, quotes, lists, strong and emphasised words', () => {
    expect(prose('# One\n\nA **bold** and *soft*\nword.\n\n### Three\n\n> Said.\n\n1. a\n2. b\n\n- c')).toEqual([
      { kind: 'heading', level: 2, id: 'one', spans: [text('One')] },
      {
        kind: 'paragraph',
        spans: [
          text('A '),
          { kind: 'strong', spans: [text('bold')] },
          text(' and '),
          { kind: 'emphasis', spans: [text('soft')] },
          text(' word.'),
        ],
      },
      { kind: 'heading', level: 3, id: 'three', spans: [text('Three')] },
      { kind: 'quote', spans: [text('Said.')] },
      { kind: 'list', ordered: true, items: [[text('a')], [text('b')]] },
      { kind: 'list', ordered: false, items: [[text('c')]] },
    ]);
  });

  it('keeps every item of a list inside a list', () => {
    expect(prose('- a\n  - b\n  - c\n- d')).toEqual([
      { kind: 'list', ordered: false, items: [[text('a')], [text('b')], [text('c')], [text('d')]] },
    ]);
  });

  it('gives headings ids made of their words, numbered when they repeat', () => {
    const ids = prose('## Who we are\n\n## Rosé & *more*\n\n## Who we are\n\n## 酒').flatMap((block) =>
      block.kind === 'heading' ? [block.id] : [],
    );
    expect(ids).toEqual(['who-we-are', 'rose-more', 'who-we-are-2', 'section']);
  });

  it('drops HTML, and lets none of it through as a tag', () => {
    expect(prose('<script>alert(1)</script>\n\nA <b onclick="x()">word</b>.\n\n<div>box</div>')).toEqual([
      { kind: 'paragraph', spans: [text('A '), text('word'), text('.')] },
    ]);
  });

  it('keeps code as text and pictures as their description', () => {
    expect(prose('`a<b` ![Vines](vines.png)\n\n    code\n\n---')).toEqual([
      { kind: 'paragraph', spans: [text('a<b'), text(' '), text('Vines')] },
      { kind: 'paragraph', spans: [text('code')] },
    ]);
  });

  it.each([
    '/shop/',
    '/shop/?type=red#top',
    '#returns',
    'https://example.com/a',
    'http://example.com',
    'mailto:hello@example.com',
    'tel:+15550100',
  ])('keeps a link to %s as it is', (target) => {
    expect(prose(`[here](${target})`)).toEqual([
      { kind: 'paragraph', spans: [{ kind: 'link', to: target, spans: [text('here')] }] },
    ]);
  });

  it('follows reference links', () => {
    expect(prose('[here][shop]\n\n[shop]: /shop/')).toEqual([
      { kind: 'paragraph', spans: [{ kind: 'link', to: '/shop/', spans: [text('here')] }] },
    ]);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](&#1;javascript:alert(1))',
    '[x](javascript&colon;alert(1))',
    '[x](data:text/html,hi)',
    '[x](vbscript:msgbox)',
    '[x](//elsewhere.example/)',
    '[x](/\\\\elsewhere.example/)',
    '[x](https:/elsewhere.example)',
    '[x](about/)',
    '[x]()',
    '<javascript:alert(1)>',
    '[x][y]\n\n[y]: javascript:alert(1)',
    '> - [x](javascript:alert(1))',
    '**[x](javascript:alert(1))**',
  ])('refuses the link of %j', (markdown) => {
    expect(() => prose(markdown)).toThrow(Refused);
  });
});
