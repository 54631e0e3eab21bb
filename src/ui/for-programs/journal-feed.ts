import { newestArticlesFirst } from '#src/domain/journal/journal';
import type { PageContent, ArticleContent } from '#src/domain/page/page-content';
import { journalFeed } from '#src/ui/journal/shared/article-facts';
import { absoluteUrl, type SiteIdentity } from '#src/ui/shell/site-identity';
import { escapeXml } from './escape-xml';
import type { SiteFileSource } from './site-file-source';

/** A feed has to have a date, even without articles. */
const never = '1970-01-01';

/** The path is below the site's folder. */
export function feedFile({ prefix }: Pick<SiteIdentity, 'prefix'>): string {
  return `${prefix}${journalFeed.path}`.slice(1);
}

export function feedOf({ kind }: PageContent): typeof journalFeed | undefined {
  return kind === 'article' || kind === 'article-list' ? journalFeed : undefined;
}

/** The newest article comes first (RFC 4287). */
export function feedXml({ site, pages }: Pick<SiteFileSource, 'site' | 'pages'>): string {
  const articles = newestArticlesFirst(pages.filter((page) => page.kind === 'article'));
  const journal = escapeXml(absoluteUrl(site, '/blog/'));
  const changed = articles.map(changedOn).sort().at(-1) ?? never;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(site.language)}">`,
    `  <id>${journal}</id>`,
    `  <title>${escapeXml(`${journalFeed.title} · ${site.brandName}`)}</title>`,
    `  <link rel="alternate" type="text/html" href="${journal}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(absoluteUrl(site, journalFeed.path))}"/>`,
    `  <updated>${instantOf(changed)}</updated>`,
    ...articles.map((article) => entry(article, site)),
    '</feed>',
    '',
  ].join('\n');
}

function entry(article: ArticleContent, site: SiteIdentity): string {
  const url = escapeXml(absoluteUrl(site, article.path));
  return [
    '  <entry>',
    `    <id>${url}</id>`,
    `    <title>${escapeXml(article.title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${url}"/>`,
    `    <published>${instantOf(article.date)}</published>`,
    `    <updated>${instantOf(changedOn(article))}</updated>`,
    `    <author><name>${escapeXml(article.author)}</name></author>`,
    ...article.tags.map(({ name }) => `    <category term="${escapeXml(name)}"/>`),
    `    <summary>${escapeXml(article.description)}</summary>`,
    '  </entry>',
  ].join('\n');
}

function changedOn({ date, updated = date }: ArticleContent): string {
  return updated;
}

/** Feeds need a time. */
function instantOf(day: string): string {
  return `${day}T00:00:00Z`;
}
