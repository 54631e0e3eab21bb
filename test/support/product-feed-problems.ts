import { type Element, Window } from 'happy-dom';

/** The rule for one attribute of an item. */
interface AttributeRule {
  readonly isRequired?: boolean;
  /** The most times that an item may have it; 1 by default. */
  readonly times?: number;
  /** Characters. */
  readonly longest?: number;
  readonly form?: RegExp;
  /** The name of the form in a problem. */
  readonly called?: string;
}

const guide = 'https://support.google.com/merchants/answer';

/** The pages that the rules are from, as they were in November 2026. */
export const feedSources = [`${guide}/7052112`, `${guide}/6324470`, `${guide}/6324484`, `${guide}/160589`] as const;

const amount = { form: /^\d+\.\d\d USD$/, called: 'amount in USD' };
const oneOf = (...values: readonly string[]) => ({
  form: new RegExp(`^(?:${values.join('|')})$`),
  called: `one of ${values.join(', ')}`,
});

/** The attributes that this shop may use; others are a mistake until their rule is here. */
const rules: Readonly<Record<string, AttributeRule>> = {
  id: { isRequired: true, longest: 50, form: /^\S+$/, called: 'id without blanks' },
  title: { isRequired: true, longest: 150 },
  description: { isRequired: true, longest: 5000, form: /^[^<>]+$/, called: 'text without markup' },
  link: { isRequired: true, longest: 2000 },
  image_link: {
    isRequired: true,
    longest: 2000,
    form: /\.(?:jpe?g|png|webp|gif)(?:\?.*)?$/i,
    called: 'raster picture',
  },
  availability: { isRequired: true, ...oneOf('in_stock', 'out_of_stock', 'preorder', 'backorder') },
  availability_date: { form: /^\d{4}-\d\d-\d\dT\d\d:\d\d(?:Z|[+-]\d{4})$/, called: 'moment' },
  price: { isRequired: true, ...amount },
  sale_price: amount,
  brand: { isRequired: true, longest: 70 },
  condition: { isRequired: true, ...oneOf('new', 'refurbished', 'used') },
  gtin: { longest: 50, form: /^\d{8,14}$/, called: 'number of the trade' },
  mpn: { longest: 70 },
  identifier_exists: oneOf('yes', 'no'),
  google_product_category: { form: /^\d+$/, called: 'number of a category' },
  item_group_id: { longest: 50, form: /^[\w-]+$/, called: 'id without blanks' },
  size: { longest: 100 },
  is_bundle: oneOf('yes', 'no'),
  multipack: { form: /^(?:[2-9]|[1-9]\d+)$/, called: 'number above one' },
  unit_pricing_measure: { form: /^\d+(?:\.\d+)?(?:ml|cl|l)$/, called: 'measure' },
  unit_pricing_base_measure: oneOf('(?:1|2|4|8|10|100)(?:ml|cl|l)', '75cl', '750ml'),
  shipping: { times: 100 },
};

const shippingRules: Readonly<Record<string, AttributeRule>> = {
  country: { isRequired: true, form: /^[A-Z]{2}$/, called: 'country' },
  region: { form: /^[A-Z]{2}$/, called: 'state' },
  service: { longest: 100 },
  price: { isRequired: true, ...amount },
};

interface Attribute {
  readonly name: string;
  readonly text: string;
  readonly inner: readonly Attribute[];
}

interface FeedItem {
  /** The id, or the place of an item without one. */
  readonly place: string;
  readonly attributes: readonly Attribute[];
}

export interface FeedExpectations {
  /** The address of the shop: all pages of the feed are below it. */
  readonly siteUrl: string;
  /** True when a picture is where the feed says. */
  readonly hasPicture: (url: string) => boolean;
}

/** Every way in which a product feed breaks the rules of Google Merchant Center, each with its item. */
export function productFeedProblems(xml: string, expected: FeedExpectations): readonly string[] {
  const document = new new Window().DOMParser().parseFromString(xml, 'application/xml');
  const rss = document.documentElement;
  const channel = rss.querySelector(':scope > channel');
  if (document.querySelector('parsererror')) return ['the feed is no XML'];
  if (rss.tagName !== 'rss' || rss.getAttribute('version') !== '2.0' || !channel) return ['the feed is no RSS 2.0'];
  const items = [...channel.children].filter(({ tagName }) => tagName === 'item').map(itemOf);
  const ids = items.map(({ place }) => place);
  return [
    ...(rss.getAttribute('xmlns:g') === 'http://base.google.com/ns/1.0' ? [] : ['the feed has no namespace g']),
    ...['title', 'link', 'description']
      .filter((name) => !channel.querySelector(`:scope > ${name}`)?.textContent)
      .map((name) => `the feed has no ${name}`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: is there twice`),
    ...items.flatMap((item) => itemProblems(item, expected).map((problem) => `${item.place}: ${problem}`)),
    ...groupProblems(items),
  ];
}

function itemOf(item: Element, index: number): FeedItem {
  const attributes = attributesIn(item);
  return { place: textOf(attributes, 'id') ?? `item ${index + 1}`, attributes };
}

function attributesIn(parent: Element): readonly Attribute[] {
  return [...parent.children].map((element) => ({
    name: element.tagName,
    text: element.textContent.trim(),
    inner: attributesIn(element),
  }));
}

function textOf(attributes: readonly Attribute[], name: string): string | undefined {
  return attributes.find((one) => one.name === `g:${name}`)?.text;
}

function itemProblems({ attributes }: FeedItem, { siteUrl, hasPicture }: FeedExpectations): readonly string[] {
  const text = (name: string) => textOf(attributes, name);
  const [price, sale] = [text('price'), text('sale_price')].map((written = '') => Number.parseFloat(written));
  const [link, picture] = [text('link'), text('image_link')];
  const shipping = attributes.filter(({ name }) => name === 'g:shipping').map(({ inner }) => inner);
  const ways = shipping.map((inner) => ['country', 'region', 'service'].map((name) => textOf(inner, name)).join(' '));
  const waits = ['preorder', 'backorder'].includes(text('availability') ?? '');
  const isKnownByNumber = text('gtin') !== undefined || text('mpn') !== undefined;
  return [
    ...attributeProblems(attributes, rules),
    ...shipping.flatMap((inner) => attributeProblems(inner, shippingRules).map((problem) => `shipping: ${problem}`)),
    ...ways.filter((way, index) => ways.indexOf(way) !== index).map((way) => `shipping to ${way} is there twice`),
    ...(price === 0 ? ['price is zero'] : []),
    ...(price !== undefined && sale !== undefined && sale >= price ? ['sale_price is no lower than price'] : []),
    ...(link === undefined || isBelow(link, siteUrl) ? [] : ['link leads elsewhere']),
    ...(picture === undefined || isAbsolute(picture, siteUrl) ? [] : ['image_link is no address']),
    ...(picture === undefined || hasPicture(picture) ? [] : ['image_link has no picture']),
    ...(waits && text('availability_date') === undefined ? ['availability_date is missing'] : []),
    ...(!isKnownByNumber && text('identifier_exists') !== 'no' ? ['identifier_exists is not no'] : []),
    ...((text('unit_pricing_measure') === undefined) === (text('unit_pricing_base_measure') === undefined)
      ? []
      : ['one measure is there without the other']),
  ];
}

function attributeProblems(
  attributes: readonly Attribute[],
  known: Readonly<Record<string, AttributeRule>>,
): readonly string[] {
  const names = new Set(attributes.map(({ name }) => name));
  return [
    ...[...names].filter((name) => !Object.hasOwn(known, name.replace(/^g:/, ''))).map((name) => `${name} is unknown`),
    ...Object.entries(known).flatMap(([name, rule]) => {
      const given = attributes.filter((one) => one.name === `g:${name}`);
      const isMissing = rule.isRequired && given.every(({ text }) => text === '');
      return [
        ...(isMissing ? [`${name} is missing`] : []),
        ...(given.length > (rule.times ?? 1) ? [`${name} is there ${given.length} times`] : []),
        ...given.filter(({ text }) => text !== '').flatMap(({ text }) => textProblems(name, text, rule)),
      ];
    }),
  ];
}

function textProblems(
  name: string,
  text: string,
  { longest = Infinity, form, called }: AttributeRule,
): readonly string[] {
  return [
    ...(Array.from(text).length > longest ? [`${name} is too long`] : []),
    ...(form && !form.test(text) ? [`${name} is no ${called}`] : []),
  ];
}

/** The items of a group are one product in several sizes. */
function groupProblems(items: readonly FeedItem[]): readonly string[] {
  const groupOf = ({ attributes }: FeedItem) => textOf(attributes, 'item_group_id');
  const groups = new Set(items.map(groupOf).filter((group) => group !== undefined));
  return [...groups].flatMap((group) => {
    const members = items.filter((item) => groupOf(item) === group);
    const sizes = members.map(({ attributes }) => textOf(attributes, 'size'));
    return new Set(sizes).size === sizes.length && !sizes.includes(undefined)
      ? []
      : [`group ${group}: its items do not differ in size`];
  });
}

function isBelow(address: string, siteUrl: string): boolean {
  return isAbsolute(address, siteUrl) && address.startsWith(`${siteUrl}/`);
}

/** As safe as the shop is: only a shop on one's own machine has addresses without encryption. */
function isAbsolute(address: string, siteUrl: string): boolean {
  return URL.canParse(address) && [new URL(siteUrl).protocol, 'https:'].includes(new URL(address).protocol);
}
