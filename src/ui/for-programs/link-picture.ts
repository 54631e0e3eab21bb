import type { Picture, Product } from '#src/domain/catalogue/product';
import type { HomeContent, PageContent } from '#src/domain/page/page-content';
import type { SiteContext } from '#src/ui/shell/site-identity';

export interface WantedLinkPicture {
  readonly title: string;
  readonly line: string;
  readonly brandName: string;
  /** The color of paper is the default ground. */
  readonly pictures: readonly { readonly url: string; readonly ground?: string }[];
  readonly alt: string;
}

export interface LinkPicture {
  /** "/link-pictures/1f2e3d.jpg". */
  readonly path: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** More cans would be too small to be recognized. */
const cansShown = 3;

/** A page without a picture uses that of its hero, or its cans, or those at the top of the home page. */
export function wantedLinkPicture(
  content: PageContent,
  home: HomeContent | undefined,
  { site, shell }: SiteContext,
): WantedLinkPicture {
  const { brandName } = site;
  const hero = 'blocks' in content ? content.blocks.find((block) => block.kind === 'hero') : undefined;
  const cans = (hero?.products.length ? hero.products : (home?.hero.products ?? []))
    .slice(0, cansShown)
    .flatMap(onItsGround);
  if (content.kind === 'product') {
    const { product, title } = content;
    const pictures = product.picture ? onItsGround(product) : cans;
    return { title, line: product.tagline, brandName, pictures, alt: product.picture?.alt ?? title };
  }
  if (content.kind === 'home')
    return { title: brandName, line: shell.tagline, brandName: '', pictures: cans, alt: brandName };
  const own = ownPicture(content) ?? hero?.picture;
  return {
    ...titleAndLine(content),
    brandName,
    pictures: own ? [{ url: own.url }] : cans,
    alt: own && own.alt !== '' ? own.alt : content.title,
  };
}

function titleAndLine(content: PageContent): { readonly title: string; readonly line: string } {
  if (content.kind !== 'maker') return { title: content.title, line: '' };
  // The page's own title has both name and place.
  return { title: content.maker.name, line: content.maker.place };
}

function ownPicture(content: PageContent): Picture | undefined {
  if (content.kind === 'maker') return content.maker.picture;
  return 'picture' in content ? content.picture : undefined;
}

function onItsGround({ picture, tint }: Product): WantedLinkPicture['pictures'] {
  return picture ? [{ url: picture.url, ground: tint.ground }] : [];
}
