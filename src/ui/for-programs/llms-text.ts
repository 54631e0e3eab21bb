import { formatMoney } from '#src/domain/money/money';
import type { PageContent } from '#src/domain/page/page-content';
import { absoluteUrl } from '#src/ui/shell/site-identity';
import type { SiteFileSource } from './site-file-source';

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
    ...section('Pages', ({ kind }) => kind !== 'product' && kind !== 'article'),
    ...section('Products', ({ kind }) => kind === 'product'),
    ...section('Articles', ({ kind }) => kind === 'article'),
    '',
  ].join('\n');
}

function lineOf({ site }: SiteFileSource, page: PageContent): string {
  const price = page.kind === 'product' && page.product.price > 0 ? ` ${formatMoney(page.product.price)}.` : '';
  const title = oneLine(page.title).replaceAll(/[[\]]/g, '');
  return `- [${title}](${absoluteUrl(site, page.path)}): ${oneLine(page.description)}${price}`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
