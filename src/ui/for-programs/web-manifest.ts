import type { SiteFileSource } from './site-file-source';

/** The file is in the site's root, so that it can speak of all pages. */
export const webManifestFile = 'site.webmanifest';

/**
 * The icons of an installed shop, which the build draws (tools/site/icons.ts). Phones cut a maskable one to a form of their
 * own, a circle at worst; it has no transparent corners.
 */
export const manifestIcons = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

/** The color of light pages behind everything, as tokens.css has it: a manifest knows one color for both appearances. */
const paper = '#FBF6EC';

/** With it browsers offer to install the shop as an app (W3C Web Application Manifest). */
export function webManifest({ site, shell }: Pick<SiteFileSource, 'site' | 'shell'>): string {
  const home = `${site.prefix}/`;
  return JSON.stringify({
    id: home,
    name: site.brandName,
    description: shell.tagline,
    lang: site.language,
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: manifestIcons.map(({ file, size, purpose }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  });
}
