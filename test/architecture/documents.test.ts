import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchors, documents, readDocument, relativeLinks, root } from './markdown';

describe('Documents (README.md)', () => {
  it('are the ones that a newcomer needs', () => {
    expect(documents()).toEqual(
      expect.arrayContaining([
        'CONTRIBUTING.md',
        'README.md',
        'docs/architecture.md',
        'docs/content-model.md',
        'docs/glossary.md',
        'docs/hosting.md',
        'docs/security.md',
        'docs/spec-map.md',
      ]),
    );
  });

  it.each(documents())('%s leads only to what is there', (document) => {
    const broken = relativeLinks(document, readDocument(document)).filter(({ path }) => !existsSync(join(root, path)));

    expect(broken).toEqual([]);
  });

  it.each(documents())('%s leads only to headings that are there', (document) => {
    const links = relativeLinks(document, readDocument(document)).filter(
      ({ path, anchor }) => anchor !== undefined && path.endsWith('.md'),
    );
    const broken = links.filter(({ path, anchor = '' }) => !anchors(readDocument(path)).includes(anchor));

    expect(broken).toEqual([]);
  });

  it('has a row for every decision', () => {
    const listed = relativeLinks('docs/adr/README.md', readDocument('docs/adr/README.md')).map(({ path }) => path);
    const decisions = documents().filter((path) => /^docs\/adr\/\d{4}-/.test(path));

    expect(listed).toEqual(decisions);
  });
});

describe('Reading links out of a document', () => {
  it('finds files, folders, headings and pictures, seen from where the document stands', () => {
    const links = relativeLinks(
      'docs/a.md',
      '[up](../src/x.ts) [`code`](adr/) `x` ![picture](images/p.png) [here](#far) [there](b.md#near)',
    );

    expect(links.map(({ path, anchor }) => [path, anchor])).toEqual([
      ['src/x.ts', undefined],
      ['docs/adr/', undefined],
      ['docs/images/p.png', undefined],
      ['docs/a.md', 'far'],
      ['docs/b.md', 'near'],
    ]);
  });

  it('leaves other sites and code alone', () => {
    expect(relativeLinks('a.md', '[out](https://shop.example) `[no](link)`\n```\n[no](link)\n```\n')).toEqual([]);
  });

  it('names headings as they are linked', () => {
    expect(anchors('# One\n## Two words, and `code`\n')).toEqual(['one', 'two-words-and-code']);
  });
});
