/** What a page says of itself to tabs, search engines and link previews. */
export interface PageHead {
  /** Without the brand, which is added. */
  readonly title: string;
  readonly description: string;
  /** Path without language prefix; absent for pages that must not be indexed. */
  readonly canonicalPath?: string;
  readonly noindex: boolean;
  /** Absolute address of the picture for link previews. */
  readonly pictureUrl?: string;
  /** Structured data (schema.org), without the context. */
  readonly structuredData: readonly Readonly<Record<string, unknown>>[];
}

/** Shows a page's head in the browser after a navigation. */
export interface DocumentHead {
  show(head: PageHead): void;
}
