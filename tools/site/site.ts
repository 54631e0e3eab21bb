/** One rendered page. */
export interface RenderedPage {
  readonly path: string;
  readonly status: number;
  /** The whole document, made from the template of the client build. */
  readonly html: string;
  /** The data that the browser loads when it navigates here; undefined for pages without content of their own. */
  readonly pageData: unknown;
}

/** The storefront as the server-side entry (src/main.server.tsx) offers it to the build and to the development server. */
export interface Site {
  /** Every public path, with its language when the site is routed by language: "/en-US/shop/". */
  paths(): readonly string[];
  render(path: string): Promise<RenderedPage>;
  /** Documents without content of their own, by the file they are written to: "404.html". */
  shells(): Promise<Readonly<Record<string, string>>>;
  /** Content that all pages share, by the name it is loaded by: "catalogue". */
  sharedData(): Promise<Readonly<Record<string, unknown>>>;
  /** Everything else, by the file it is written to: "sitemap.xml". */
  files(): Promise<Readonly<Record<string, string>>>;
}

/** The content of a page's picture in link previews. */
export interface WantedLinkPicture {
  readonly title: string;
  /** A few words below the title, or none. */
  readonly line: string;
  readonly brandName: string;
  /** One large or a few side by side, each on its color, "#EFA9C4"; without one, on that of paper. */
  readonly pictures: readonly { readonly url: string; readonly ground?: string }[];
  readonly alt: string;
}

/** The picture of a page in link previews, as the site serves it. */
export interface LinkPicture {
  readonly path: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A drawing of the content service, and how wide it is in pixels. */
export interface Drawing {
  readonly url: string;
  readonly width: number;
}

/** The files of a page: scripts by their address, styles with their content. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly { readonly address: string; readonly text: string }[];
}

/**
 * The effort of a build: 'quick' is for sites that only tests visit. Their files are compressed little, and one picture for
 * previews stands for all.
 */
export type SiteEffort = 'best' | 'quick';

interface SiteOptions {
  readonly template: string;
  readonly buildId: string;
  /** Makes a picture for link previews, or not; the development server makes none. */
  readonly linkPicture?: (wanted: WantedLinkPicture) => Promise<LinkPicture | undefined>;
  /** Makes a picture of a drawing, for programs that show no drawings; the development server makes none. */
  readonly drawPicture?: (drawing: Drawing) => Promise<string | undefined>;
  /** The files that a page needs when it is the first one; the development server has none. */
  readonly pageFiles?: (page: string, adapters?: readonly string[]) => PageFiles;
}

export interface ServerEntry {
  readonly openSite: (options: SiteOptions) => Promise<Site>;
}

/** Returns the file with the content of a page, by its path without language: "page-data/shop/page-data.json". */
export function pageDataFile(path: string, prefix: string): string {
  const bare = prefix !== '' && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  return `page-data${bare}page-data.json`;
}

/** Returns the file of content that all pages share. */
export function sharedDataFile(name: string): string {
  return `page-data/static/${name}.json`;
}

export const APP_DATA_FILE = 'page-data/app-data.json';
