import type { BreadcrumbList } from 'schema-dts';
import type { PageContent } from '#src/domain/page/page-content';
import { productMessages } from '#src/ui/catalogue/shared/product-messages';
import { clubMessages } from '#src/ui/club/shared/club-messages';
import { contentMessages } from '#src/ui/content/shared/content-messages';
import { journalMessages } from '#src/ui/journal/shared/journal-messages';
import { absoluteUrl, type SiteContext } from '#src/ui/shell/site-identity';

interface Crumb {
  readonly name: string;
  readonly path: string;
}

const journal: Crumb = { name: journalMessages.journal, path: '/blog/' };

/** Returns the path from the home page to this one (schema.org BreadcrumbList). */
export function breadcrumbData(content: PageContent, { site, shell }: SiteContext): BreadcrumbList {
  const isUnwritten = (path: string): boolean => shell.unwritten?.some((page) => page === path) === true;
  const trail = [
    { name: contentMessages.home, path: '/' },
    ...between(content).filter(({ path }) => !isUnwritten(path)),
    nameOf(content),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(site, path),
    })),
  };
}

function between(content: PageContent): readonly Crumb[] {
  switch (content.kind) {
    case 'product':
      return [{ name: productMessages.shop, path: '/shop/' }];
    case 'article-list':
      return content.tag ? [journal] : [];
    case 'article':
      return [journal];
    case 'club-join':
      return [{ name: clubMessages.breadcrumb, path: '/can-club/' }];
    default:
      return [];
  }
}

function nameOf(content: PageContent): Crumb {
  const { title, path } = content;
  switch (content.kind) {
    case 'article-list':
      return { name: content.tag?.name ?? journalMessages.journal, path };
    case 'club':
      return { name: clubMessages.breadcrumb, path };
    default:
      return { name: title, path };
  }
}
