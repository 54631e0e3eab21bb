/** The metadata of every page (spec §3 Content types: noindex, slug, path). */
export interface PageMeta {
  /** Without language prefix, with both slashes: "/products/quiet-red/". */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly noindex: boolean;
}
