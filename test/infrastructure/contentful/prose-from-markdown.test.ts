import { describe, expect, it } from 'vitest';
import { proseFromMarkdown } from '#src/infrastructure/contentful/prose-from-markdown';

/** The prose of a text that has nothing to report. */
function prose(markdown: string) {
  const { blocks, problems } = reported(markdown);
  expect(problems).toEqual([]);
  return blocks;
}

function reported(markdown: string) {
  const problems: string[] = [];
  const blocks = proseFromMarkdown(markdown, (problem) => problems.push(problem)) ?? [];
  return { blocks, problems };
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

  it('drops HTML, lets none of it through as a tag, and reports it', () => {
    const { blocks, problems } = reported(
      '<script>alert(1)</script>\n\nA <b onclick="x()">word</b>.\n\n<div>box</div>',
    );
    expect(blocks).toEqual([{ kind: 'paragraph', spans: [text('A '), text('word'), text('.')] }]);
    expect(problems).toEqual([
      'the HTML "<script>alert(1)</script>" is left out',
      'the HTML "<b onclick="x()">" is left out',
      'the HTML "</b>" is left out',
      'the HTML "<div>box</div>" is left out',
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
  ])('leaves the words of %j without their link, and reports it', (markdown) => {
    const { blocks, problems } = reported(markdown);
    const written = JSON.stringify(blocks);
    expect(written).not.toContain('"link"');
    expect(written).toContain('"text":');
    expect(problems).toEqual([expect.stringMatching(/^the link to ".*", which .* is left out$/s)]);
  });

  it.each([
    ['quotes', '>'.repeat(100_000)],
    ['quotes with spaces', '> '.repeat(51)],
    ['lists', '- '.repeat(100_000)],
    ['numbered lists', '1. '.repeat(51)],
    ['lists below each other', Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
    ['emphasis', `${'*a **b '.repeat(60)}c${' b** a*'.repeat(60)}`],
  ])('refuses %s that are nested deeper than anybody writes', (_what, markdown) => {
    expect(proseFromMarkdown(`${markdown} a`, () => undefined)).toBeUndefined();
  });

  it('reads a rule of a hundred dashes', () => {
    expect(prose(`Before.\n\n${'- '.repeat(100)}\n\nAfter.`)).toHaveLength(2);
  });

  it('reads nesting as deep as people write', () => {
    expect(prose(`${'> '.repeat(8)}Said.`)).toEqual([{ kind: 'quote', spans: [text('Said.')] }]);
  });
});
