import type { OfferListContent } from '#src/domain/campaign/campaign-content';
import type { ShopContent } from '#src/domain/catalogue/catalogue-content';
import { fullCaseSizes } from '#src/domain/catalogue/full-case';
import type { Product } from '#src/domain/catalogue/product';
import { formatMoney } from '#src/domain/money/money';
import type { PageContent, ProductContent } from '#src/domain/page/page-content';
import { describeStock, productMessages } from '#src/ui/catalogue/shared/product-messages';
import { absoluteUrl, type SiteIdentity } from '#src/ui/shell/site-identity';
import type { SiteFileSource } from './site-file-source';

type MarkdownContent = ProductContent | ShopContent | OfferListContent;

/** Files of a build cannot follow the prices of the day. */
export const pricesNote =
  'Prices and stock are from the last build of this site and may have changed; its pages show those of today.';

/** The file of a page in Markdown beside its document, as llmstxt.org names it; undefined for a page that has none. */
export function markdownPath(page: PageContent): string | undefined {
  return isMarkdown(page) ? `${page.path}index.html.md` : undefined;
}

/** Product and list pages in Markdown, for programs that read no HTML. */
export function markdownPages({ site, pages }: SiteFileSource): Readonly<Record<string, string>> {
  return Object.fromEntries(
    pages.filter(isMarkdown).map((page) => [`${site.prefix}${markdownPath(page)}`.slice(1), markdownOf(site, page)]),
  );
}

function isMarkdown(page: PageContent): page is MarkdownContent {
  return page.kind === 'product' || page.kind === 'shop' || page.kind === 'offer-list';
}

function markdownOf(site: SiteIdentity, page: MarkdownContent): string {
  const body = page.kind === 'product' ? productLines(site, page) : listLines(site, page);
  return [
    `# ${inline(page.title)}`,
    `> ${inline(page.description)}`,
    ...body,
    pricesNote,
    `Page: ${absoluteUrl(site, page.path)}`,
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
    .concat('\n');
}

function productLines(site: SiteIdentity, content: ProductContent): readonly string[] {
  const { product, text, tastingNotes, pairings, facts, details, maker, contents, casePrices, reviewStats } = content;
  return [
    [
      product.price > 0 && `- Price: ${formatMoney(product.price)}`,
      ...fullCaseSizes.map((size) => {
        const price = casePrices?.[size];
        return price !== undefined && `- Price in a case of ${size} cans: ${formatMoney(price)}`;
      }),
      `- Availability: ${stockText(product)}`,
      `- SKU: ${product.sku}`,
      maker && `- Maker: ${inline(maker.name)}, ${inline(maker.place)}`,
      ...facts.map(({ label, value }) => `- ${inline(label)}: ${inline(value)}`),
      reviewStats.count > 0 && `- Rating: ${reviewStats.score} of 5 (${reviewStats.count} reviews)`,
    ]
      .filter(Boolean)
      .join('\n'),
    inline(text),
    section('Tastes of', tastingNotes),
    section('Goes with', pairings),
    section('Details', details),
    section(
      'Contents',
      contents.map(({ quantity, product: can }) => `${quantity} × ${linkTo(site, can)}`),
    ),
  ];
}

function listLines(site: SiteIdentity, page: ShopContent | OfferListContent): readonly string[] {
  if (page.kind === 'shop') return [page.products.map((product) => `- ${lineOf(site, product)}`).join('\n')];
  return [
    page.offers
      .map(({ title, path, description, ends }) => {
        const end = ends === undefined ? '' : ` Until ${ends}.`;
        return `- [${linkText(title)}](${absoluteUrl(site, path)}): ${inline(description)}${end}`;
      })
      .join('\n'),
  ];
}

function lineOf(site: SiteIdentity, product: Product): string {
  const price = product.price > 0 ? ` ${formatMoney(product.price)}.` : '';
  return `${linkTo(site, product)}: ${inline(product.tagline)}${price} ${stockText(product)}.`;
}

function linkTo(site: SiteIdentity, { name, slug }: Product): string {
  return `[${linkText(name)}](${absoluteUrl(site, `/products/${slug}/`)})`;
}

function stockText({ stock }: Product): string {
  return describeStock(stock) ?? productMessages.inStock;
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [`## ${title}`, '', ...lines.map((line) => `- ${line}`)].join('\n');
}

/** One line, in which a text of an editor cannot begin a heading or markup. */
function inline(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_<>#|[\]]/g, '\\$&');
}

function linkText(text: string): string {
  return inline(text.replaceAll(/[[\]]/g, ''));
}
