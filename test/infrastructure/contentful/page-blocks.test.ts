import { describe, expect, it } from 'vitest';
import { clubTypes } from '#src/domain/club/club-join';
import type { LandingPageContent, StaticPageContent } from '#src/domain/page/page-content';
import type { ContentEntry } from '#src/infrastructure/contentful/content-entry';
import { ContentfulContentReader } from '#src/infrastructure/contentful/contentful-content-reader';
import { ManualClock } from '#test/fakes/system/manual-clock';
import { recordLog } from '#test/fakes/system/recording-logger';
import { addresses } from '#test/support/content-addresses';
import {
  articleEntry,
  asset,
  EntriesAtHand,
  landingPageEntry,
  makerEntry,
  merchEntry,
  packEntry,
  pageEntry,
  settingsEntry,
  unresolvedLink,
  wineEntry,
} from './made-entries';
import { linesOf, offer, OffersAtHand } from './shop-at-hand';

const link = { label: 'See the reds', to: '/shop/?wineType=red' };
const paragraph = (messages: string) => [{ kind: 'paragraph', spans: [{ kind: 'text', text: messages }] }];

const rose = wineEntry({ sku: 'ROSE-01', slug: 'late-rose', wineType: 'rosé' });

function readerOf(entries: readonly ContentEntry[]): ContentfulContentReader {
  const skus = ['GAMAY-01', 'ROSE-01', ...entries.map(({ fields }) => String(fields['sku']))];
  const offers = new OffersAtHand(skus.map((sku) => offer(sku, { isSubscribable: true, weight: 9.3 })));
  return new ContentfulContentReader(
    new EntriesAtHand([settingsEntry(), wineEntry(), rose, ...entries]),
    offers,
    new ManualClock(),
    addresses,
  );
}

async function read(entry: ContentEntry, path: string) {
  const logger = recordLog();
  const page = await readerOf([entry]).readPage(path);
  return { page, lines: linesOf(logger) };
}

/** The blocks of a landing page, and the messages that were logged about them. */
async function readBlocks(blocks: unknown, blockPictures?: readonly unknown[]) {
  const { page, lines } = await read(landingPageEntry({ blocks, blockPictures }), '/try/six-reds/');
  return { blocks: (page as LandingPageContent).blocks, lines };
}

describe('The blocks of a page (spec §2 Content-driven templates)', () => {
  it('are read in their order, each with its fields', async () => {
    const { blocks, lines } = await readBlocks(
      [
        { kind: 'hero', title: 'Six reds.', text: 'One a night.', action: link, picture: 'red.svg' },
        { kind: 'hero', title: 'A can.', text: 'Or two.', skus: ['GAMAY-01'] },
        { kind: 'rich-text', body: 'Open it.' },
        { kind: 'product-row', title: 'Reds', text: 'Light ones.', skus: ['GAMAY-01'], more: link },
        {
          kind: 'comparison',
          title: 'Sizes',
          columns: ['Can', 'Bottle'],
          rows: [{ label: 'Holds', values: ['250 ml', '750 ml'] }],
        },
        { kind: 'quote', text: 'Good.', author: 'Ana', source: link },
        {
          kind: 'gallery',
          title: 'Vines',
          pictures: [{ picture: 'red.svg', caption: 'In June' }, { picture: 'other.svg' }],
        },
        { kind: 'question-list', title: 'Asked', questions: [{ question: 'Cold?', answer: 'A little.' }] },
        { kind: 'video', title: 'The line', poster: 'red.svg', to: 'https://films.example/1', captions: '/1.vtt' },
        {
          kind: 'video',
          title: 'The van',
          text: 'Rented.',
          poster: 'red.svg',
          to: '/films/van.mp4',
          captions: '/films/van.vtt',
        },
        { kind: 'call-to-action', title: 'Begin', text: 'With one.', action: link },
      ],
      [asset('other.svg'), asset('red.svg', 'Six red cans')],
    );
    const gamay = expect.objectContaining({ sku: 'GAMAY-01' }) as unknown;
    const picture = { url: 'https://images.example/red.svg', alt: 'Six red cans', width: 800, height: 1000 };
    expect(blocks).toEqual([
      { kind: 'hero', title: 'Six reds.', text: 'One a night.', action: link, picture, products: [] },
      { kind: 'hero', title: 'A can.', text: 'Or two.', products: [gamay] },
      { kind: 'rich-text', body: paragraph('Open it.') },
      { kind: 'product-row', title: 'Reds', text: 'Light ones.', products: [gamay], more: link },
      {
        kind: 'comparison',
        title: 'Sizes',
        columns: ['Can', 'Bottle'],
        rows: [{ label: 'Holds', values: ['250 ml', '750 ml'] }],
      },
      { kind: 'quote', text: 'Good.', author: 'Ana', source: link },
      {
        kind: 'gallery',
        title: 'Vines',
        pictures: [
          { picture, caption: 'In June' },
          { picture: { ...picture, url: 'https://images.example/other.svg', alt: '' } },
        ],
      },
      { kind: 'question-list', title: 'Asked', questions: [{ question: 'Cold?', answer: paragraph('A little.') }] },
      { kind: 'video', title: 'The line', poster: picture, to: 'https://films.example/1' },
      {
        kind: 'video',
        title: 'The van',
        text: 'Rented.',
        poster: picture,
        to: '/films/van.mp4',
        captions: '/films/van.vtt',
      },
      { kind: 'call-to-action', title: 'Begin', text: 'With one.', action: link },
    ]);
    expect(lines).toEqual([]);
  });

  const cases: readonly (readonly [problem: string, block: unknown, warning: string])[] = [
    [
      'of an unknown kind',
      { kind: 'carousel' },
      'a carousel block: …, field blocks[1].kind: is none of hero, rich-text',
    ],
    ['of the kind of a method', { kind: 'toString' }, 'a toString block: …, field blocks[1].kind: is none of hero'],
    ['without a kind', { title: 'Hello' }, 'a block: …, field blocks[1].kind: is none of hero'],
    ['that is a word', 'hero', 'a block: …, field blocks[1]: must be a group of fields'],
    ['that is empty', null, 'a block: …, field blocks[1]: must be a group of fields'],
    ['without a title', { kind: 'hero', text: 'x' }, 'a hero block: …, field blocks[1].title: is missing'],
    [
      'whose picture the entry does not have',
      { kind: 'hero', title: 'x', text: 'x', picture: 'gone.svg' },
      'a hero block: …, field blocks[1].picture: "gone.svg" is the file of none',
    ],
    [
      'that leads somewhere unsafe',
      { kind: 'call-to-action', title: 'x', text: 'x', action: { label: 'x', to: 'javascript:alert(1)' } },
      'a call-to-action block: …, field blocks[1].action.to: "javascript:alert(1)" is neither',
    ],
    [
      'that compares nothing',
      { kind: 'comparison', title: 'x', columns: ['x'], rows: [{ label: 'x', values: ['x'] }] },
      'a comparison block: …, field blocks[1].columns: must name 2 to 4 things',
    ],
    [
      'with a value too few',
      { kind: 'comparison', title: 'x', columns: ['x', 'y'], rows: [{ label: 'x', values: ['x'] }] },
      'a comparison block: …, field blocks[1].rows[0].values: must have 2 values, one a column',
    ],
    [
      'without pictures',
      { kind: 'gallery', title: 'x', pictures: [] },
      'a gallery block: …, field blocks[1].pictures: must have a picture',
    ],
    [
      'whose film nobody can follow who does not hear',
      { kind: 'video', title: 'x', poster: 'x', to: '/film.mp4' },
      'a video block: …, field blocks[1].captions: is missing',
    ],
    [
      'whose captions are anywhere else',
      { kind: 'video', title: 'x', poster: 'x', to: '/film.mp4', captions: 'https://films.example/1.vtt' },
      'a video block: …, field blocks[1].captions: must be a file of this site that ends in .vtt',
    ],
    [
      'that asks nothing',
      { kind: 'question-list', title: 'x', questions: [] },
      'a question-list block: …, field blocks[1].questions: must have a question',
    ],
  ];
  it.each(cases)('leave out one %s, and name its entry, its place and its kind', async (_problem, block, warning) => {
    const { blocks, lines } = await readBlocks([
      { kind: 'rich-text', body: 'First.' },
      block,
      { kind: 'rich-text', body: 'Last.' },
    ]);
    expect(blocks.map(({ kind }) => kind)).toEqual(['rich-text', 'rich-text']);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`Left out ${warning.replace('…', 'Content landingPage "landing-six-reds"')}`);
  });

  it('leave out a discontinued product, and a row that has no other', async () => {
    const row = { kind: 'product-row', title: 'Reds' };
    const { blocks, lines } = await readBlocks([
      { ...row, skus: ['GONE-01', 'GAMAY-01'] },
      { ...row, skus: ['GONE-01'] },
    ]);
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).toMatchObject({ products: [{ sku: 'GAMAY-01' }] });
    const entry = 'Content landingPage "landing-six-reds", field';
    expect(lines).toEqual([
      `${entry} blocks[0].skus: "GONE-01" is left out: nobody sells it`,
      `${entry} blocks[1].skus: "GONE-01" is left out: nobody sells it`,
      `Left out a product-row block: ${entry} blocks[1].skus: names nothing that is sold`,
    ]);
  });

  it('are none where an editor wrote something else than a list', async () => {
    const { blocks, lines } = await readBlocks({ kind: 'hero' });
    expect(blocks).toEqual([]);
    expect(lines).toEqual(['Left out: Content landingPage "landing-six-reds", field blocks: must be a list']);
  });

  it('find a picture among others that are not published', async () => {
    const hero = { kind: 'hero', title: 'x', text: 'x', picture: 'red.svg' };
    const { blocks, lines } = await readBlocks([hero], [unresolvedLink, asset('red.svg')]);
    expect(blocks).toMatchObject([{ picture: { url: 'https://images.example/red.svg' } }]);
    expect(lines).toEqual([]);
  });
});

describe('A page of text and blocks (spec §2 Content-driven templates: static page)', () => {
  it('has a text, blocks, or both', async () => {
    const blocks = [{ kind: 'rich-text', body: 'Below.' }];
    const both = await read(pageEntry({ blocks }), '/about/');
    expect(both.page).toMatchObject({ kind: 'static-page', blocks: [{ body: paragraph('Below.') }] });
    expect((both.page as StaticPageContent).body).not.toEqual([]);
    const { page } = await read(pageEntry({ blocks, body: undefined }), '/about/');
    expect(page).toMatchObject({ body: [], blocks: [{ kind: 'rich-text' }] });
  });

  it('has an id of its own for every heading, wherever it stands', async () => {
    const blocks = [
      { kind: 'rich-text', body: '## Cans' },
      { kind: 'rich-text', body: '## Cans' },
    ];
    const { page } = await read(pageEntry({ body: '## Cans', blocks }), '/about/');
    expect(page).toMatchObject({
      body: [{ id: 'cans' }],
      blocks: [{ body: [{ id: 'cans-2' }] }, { body: [{ id: 'cans-3' }] }],
    });
  });

  it('is refused when it has neither', async () => {
    const reading = read(pageEntry({ blocks: [{ kind: 'carousel' }], body: undefined }), '/about/');
    await expect(reading).rejects.toThrow('Content page "page-about", field body: is missing, and so are blocks');
  });
});

describe('Blocks on other templates (spec §2 Content-driven templates)', () => {
  const blocks = [{ kind: 'rich-text', body: '## Light' }, { kind: 'carousel' }];
  const club = pageEntry({
    path: '/can-club/join/12/',
    blocks,
    sections: {
      size: 12,
      types: clubTypes.map((type) => {
        const sku = type === 'white-and-rosé' ? 'ROSE-01' : 'GAMAY-01';
        return { type, title: 'x', text: 'x', box: [{ sku, quantity: 12 }] };
      }),
    },
  });
  const cases: readonly (readonly [template: string, path: string, entry: ContentEntry])[] = [
    ['an article', '/blog/why-cans/', articleEntry({ blocks })],
    ['a maker', '/links/ana-corral/', makerEntry({ blocks })],
    ['a wine', '/products/fog/', wineEntry({ sku: 'FOG-01', slug: 'fog', blocks })],
    ['a pack', '/products/red-6-pack/', packEntry({ blocks })],
    ['merchandise', '/products/glasses/', merchEntry({ blocks })],
    ['joining the club', '/can-club/join/12/', club],
  ];

  it.each(cases)('stand on the page of %s, without those that cannot be read', async (_template, path, entry) => {
    const { page, lines } = await read(entry, path);
    const [block, ...others] = page && 'blocks' in page ? (page.blocks ?? []) : [];
    expect(block).toMatchObject({ kind: 'rich-text', body: [{ kind: 'heading', level: 2 }] });
    expect(others).toEqual([]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`Left out a carousel block: Content ${entry.type} "${entry.id}", field blocks[1].kind`);
  });

  it('have other ids than the headings of an article, however often it is read', async () => {
    const entry = articleEntry({ blocks: blocks.slice(0, 1) });
    const reader = readerOf([entry]);
    for (const page of [await reader.readPage('/blog/why-cans/'), await reader.readPage('/blog/why-cans/')])
      expect(page).toMatchObject({ blocks: [{ body: [{ id: 'light-2' }] }] });
  });

  it('are not even a field of a product without any: its page needs no code for them', async () => {
    const { page } = await read(packEntry({ blocks: [{ kind: 'carousel' }] }), '/products/red-6-pack/');
    expect(page).not.toHaveProperty('blocks');
  });
});

describe('A landing page (spec §2 /en-US/try/{offer}, §3 Content types: landing page)', () => {
  it('has the goods for the cart, with and without a product that is still sold', async () => {
    const lines = [
      { sku: 'GAMAY-01', quantity: 6 },
      { sku: 'GONE-01', quantity: 1 },
    ];
    const offered = { code: 'HELLO5', lines, note: 'Once for everybody.', ends: '2027-01-31' };
    const { page } = await read(landingPageEntry({ offer: offered }), '/try/six-reds/');
    expect(page).toMatchObject({
      kind: 'landing-page',
      path: '/try/six-reds/',
      title: 'Six reds',
      description: 'For a week of evenings.',
      blocks: [],
      offer: { ...offered, lines: [{ ...lines[0], product: { sku: 'GAMAY-01' } }, lines[1]] },
    });
  });

  it('may be about a club instead', async () => {
    const { page } = await read(landingPageEntry({ offer: { lines: [], club: 24, code: 'FIRST' } }), '/try/six-reds/');
    expect(page).toMatchObject({ offer: { lines: [], club: 24, code: 'FIRST' } });
  });

  it.each([
    ['offer.lines[0].quantity', { lines: [{ sku: 'GAMAY-01', quantity: 0 }] }],
    ['offer.lines[0].sku', { lines: [{ quantity: 1 }] }],
    ['offer.ends', { lines: [], ends: '2027-02-30' }],
    ['offer.club', { lines: [], club: 13 }],
    ['offer.lines', { code: 'HELLO5' }],
  ])('is refused by name when %s is missing or malformed', async (field, offered) => {
    const reading = read(landingPageEntry({ offer: offered }), '/try/six-reds/');
    await expect(reading).rejects.toThrow(`Content landingPage "landing-six-reds", field ${field}: `);
  });

  it('is listed for the build, and is none where there is no entry', async () => {
    const reader = readerOf([landingPageEntry()]);
    expect(await reader.listPages()).toContain('/try/six-reds/');
    expect(await reader.readPage('/try/other/')).toBeUndefined();
  });
});
