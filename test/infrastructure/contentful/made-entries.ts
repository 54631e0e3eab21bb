import type { ContentEntry, ContentTypeId } from '#src/infrastructure/contentful/content-entry';
import type { EntrySource } from '#src/infrastructure/contentful/contentful-entries';

type Fields = Readonly<Record<string, unknown>>;

/** An asset as the content service's client hands it over once it has resolved the link to it. */
export function asset(path: string, description = ''): unknown {
  const file = { fileName: path, url: `//images.example/${path}`, details: { image: { width: 800, height: 1000 } } };
  return { sys: { type: 'Asset', id: path }, fields: { title: path, description, file } };
}

export const unresolvedLink = { sys: { type: 'Link', linkType: 'Entry', id: 'gone' } };

/** A linked entry as the content service's client hands it over. */
export function linked({ type, id, fields }: ContentEntry): unknown {
  return {
    sys: { type: 'Entry', id, contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } } },
    fields,
  };
}

const shelfFields = {
  tagline: 'Red for a warm evening',
  description: 'Three sentences about it.',
  groundColor: '#F2C14E',
  markColor: '#5B1A18',
  images: [asset('front.svg', 'A can of red wine'), asset('side.svg')],
  noindex: false,
  metaDescription: 'A light red in a small can.',
  rank: 7,
  addedOn: '2025-06-12',
};

export function makerEntry(fields: Fields = {}): ContentEntry {
  const own = {
    name: 'Ana Corral',
    slug: 'ana-corral',
    place: 'Lodi, California',
    region: 'Lodi',
    founded: 2011,
    story: 'She grew up among vines.\n\nThen she left them, and came back.',
    portraitAlt: 'Rows of vines at dusk',
    image: asset('ana.svg'),
    links: [],
  };
  return { type: 'maker', id: 'maker-ana', fields: { ...own, ...fields } };
}

export function wineEntry(fields: Fields = {}): ContentEntry {
  const own = {
    ...shelfFields,
    sku: 'GAMAY-01',
    slug: 'night-gamay',
    name: 'Night Gamay',
    wineType: 'red',
    grapes: ['Gamay'],
    region: 'Willamette Valley',
    vintage: 2023,
    abv: 12.5,
    sweetness: 'bone dry',
    sugar: 0.5,
    calories: 180,
    allergens: ['Sulfites'],
    tastingNotes: ['Sour cherry', 'Wet stone', 'Violets'],
    pairings: ['Roast chicken', 'A picnic'],
    serveAt: '55 °F (13 °C)',
    maker: linked(makerEntry()),
    diversity: ['Women-made'],
    features: ['Organic grapes', 'Vegan'],
  };
  const all: Fields = { ...own, ...fields };
  return { type: 'product', id: `product-${String(all['sku'])}`, fields: all };
}

export function packEntry(fields: Fields = {}): ContentEntry {
  const own = {
    ...shelfFields,
    sku: 'RED-6',
    slug: 'red-6-pack',
    slugUrl: 'red-6-pack',
    name: 'The Red 6 Pack',
    wineType: 'red',
    contents: [
      { sku: 'GAMAY-01', quantity: 4 },
      { sku: 'SYRAH-01', quantity: 2 },
    ],
    cans: 6,
    diversity: [],
    features: ['Vegan'],
  };
  return { type: 'pack', id: 'pack-red-6', fields: { ...own, ...fields } };
}

export function merchEntry(fields: Fields = {}): ContentEntry {
  const own = {
    ...shelfFields,
    sku: 'GLASS-2',
    slug: 'glasses',
    name: 'Two Glasses',
    merchType: 'glassware',
    details: ['Holds 125 ml', 'Dishwasher safe'],
  };
  return { type: 'merch', id: 'merch-glass', fields: { ...own, ...fields } };
}

export function kitEntry(fields: Fields = {}): ContentEntry {
  const own = { sku: 'RED-6', price: 54, postPromoPrice: 48.6, postPromoPrice24: 43.2, mainImage: asset('red-6.svg') };
  return { type: 'kit', id: 'kit-red-6', fields: { ...own, ...fields } };
}

export function reviewEntry(fields: Fields = {}, id = 'review-1'): ContentEntry {
  const own = {
    sku: 'GAMAY-01',
    author: 'Priya',
    score: 5,
    title: 'Gone by eight',
    body: 'We opened four.',
    date: '2025-03-31',
  };
  return { type: 'review', id, fields: { ...own, ...fields } };
}

export function pageEntry(fields: Fields = {}): ContentEntry {
  const own = {
    path: '/about/',
    slug: 'about',
    title: 'About us',
    metaDescription: 'Who we are.',
    noindex: false,
    body: 'We can **good** wine.',
  };
  const all: Fields = { ...own, ...fields };
  return { type: 'page', id: `page-${String(all['slug'])}`, fields: all };
}

export function landingPageEntry(fields: Fields = {}): ContentEntry {
  const own = { slug: 'six-reds', title: 'Six reds', metaDescription: 'For a week of evenings.', noindex: false };
  const all: Fields = { ...own, ...fields };
  return { type: 'landingPage', id: `landing-${String(all['slug'])}`, fields: all };
}

export function homeEntry(sections: Fields = {}): ContentEntry {
  const hero = {
    headline: 'Small cans, big wine',
    text: 'One glass and a half.',
    action: { label: 'Shop', to: '/shop/' },
    skus: ['GAMAY-01'],
  };
  const rows = [
    { kind: 'featured', title: 'Tonight', text: 'Open these.', skus: ['SYRAH-01', 'GAMAY-01'] },
    { kind: 'packs', title: 'Packs', text: 'Carry more.' },
    { kind: 'makers', title: 'Makers', text: 'Meet them.' },
    { kind: 'club', title: 'The club', text: 'Join it.' },
  ];
  return pageEntry({
    path: '/',
    slug: 'home',
    title: 'Wine in cans',
    metaDescription: 'Good wine in small cans.',
    sections: { hero, rows, ...sections },
  });
}

export function articleEntry(fields: Fields = {}): ContentEntry {
  const own = {
    slug: 'why-cans',
    title: 'Why cans',
    metaDescription: 'Light stays out.',
    date: '2025-05-02',
    author: 'Ana Corral',
    image: asset('why.svg'),
    body: '## Light\n\nIt stays out.',
  };
  const all: Fields = { ...own, ...fields };
  return { type: 'article', id: `article-${String(all['slug'])}`, fields: all };
}

export function tagEntry(fields: Fields = {}): ContentEntry {
  const own = { slug: 'cans', name: 'Cans', title: 'Wine in cans', metaDescription: 'What the metal does.' };
  const all: Fields = { ...own, ...fields };
  return { type: 'tag', id: `tag-${String(all['slug'])}`, fields: all };
}

export function settingsEntry(fields: Fields = {}): ContentEntry {
  const own = {
    brandTagline: 'Good wine, small can',
    shippableStates: [
      { name: 'California', abbr: 'CA', shippable: true },
      { name: 'Utah', abbr: 'UT', shippable: false },
    ],
    footerText: 'Drink it cold.',
    contactEmail: 'hello@cans.test',
    referral: { credit: 10, discount: 5.5, code: 'HELLO5' },
    announcement: 'New: orange wine',
    announcementCode: 'ORANGE5',
    announcementLink: '/shop/',
    announcementLinkText: 'See it',
  };
  return { type: 'siteSettings', id: 'siteSettings', fields: { ...own, ...fields } };
}

/** Entries that are at hand, without a content service. */
export class EntriesAtHand implements EntrySource {
  readonly asked: ContentTypeId[] = [];

  constructor(private readonly entries: readonly ContentEntry[]) {}

  async readAll(type: ContentTypeId): Promise<readonly ContentEntry[]> {
    this.asked.push(type);
    return this.entries.filter((entry) => entry.type === type);
  }
}
