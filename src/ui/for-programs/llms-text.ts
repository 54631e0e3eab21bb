import { formatMoney } from '#src/domain/money/money';
import type { PageContent } from '#src/domain/page/page-content';
import { absoluteUrl } from '#src/ui/shell/site-identity';
import { markdownPath, pricesNote } from './markdown-pages';
import type { SiteFileSource } from './site-file-source';

/** The kinds of pages that have a section of their own. */
const sections: readonly Section[] = [
  { title: 'Products', kind: 'product' },
  { title: 'Articles', kind: 'article' },
];

interface Section {
  readonly title: string;
  readonly kind: PageContent['kind'];
}

/** Writes the Markdown of llmstxt.org for language models. */
export function llmsText(source: SiteFileSource): string {
  const { site, shell, pages } = source;
  const home = pages.find(({ kind }) => kind === 'home');
  const section = (title: string, isIn: (page: PageContent) => boolean): readonly string[] => {
    const lines = pages.filter(isIn).map((page) => lineOf(source, page));
    return lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines];
  };
  return [
    `# ${site.brandName}`,
    '',
    `> ${oneLine(shell.tagline)} ${oneLine(home?.description ?? '')}`.trimEnd(),
    '',
    oneLine(shell.footerText),
    '',
    pricesNote,
    ...section('Pages', (page) => sections.every(({ kind }) => page.kind !== kind)),
    ...sections.flatMap(({ title, kind }) => section(title, (page) => page.kind === kind)),
    ...offerSection(source),
    '',
  ].join('\n');
}

/** The offers that the list of offers shows, with the last day of each. */
function offerSection({ site, pages }: SiteFileSource): readonly string[] {
  const offers = pages.flatMap((page) => (page.kind === 'offer-list' ? page.offers : []));
  if (offers.length === 0) return [];
  const lines = offers.map(({ title, path, description, note, ends }) =>
    [
      `- [${linkText(title)}](${absoluteUrl(site, path)}): ${oneLine(description)}`,
      note && oneLine(note),
      ends && `Until ${ends}.`,
    ]
      .filter(Boolean)
      .join(' '),
  );
  return ['', '## Offers', '', ...lines];
}

function lineOf({ site }: SiteFileSource, page: PageContent): string {
  const price = page.kind === 'product' && page.product.price > 0 ? ` ${formatMoney(page.product.price)}.` : '';
  const markdown = markdownPath(page);
  const asMarkdown = markdown === undefined ? '' : ` ([Markdown](${absoluteUrl(site, markdown)}))`;
  return `- [${linkText(page.title)}](${absoluteUrl(site, page.path)}): ${oneLine(page.description)}${price}${asMarkdown}`;
}

function linkText(title: string): string {
  return oneLine(title).replaceAll(/[[\]]/g, '');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
