/** The files that a page needs when it is the first one, as the build has them. */
export interface PageFiles {
  /** Addresses of the entry, the page's chunk and whatever both import. */
  readonly scripts: readonly string[];
  readonly styles: readonly StyleFile[];
}

export interface StyleFile {
  readonly address: string;
  readonly text: string;
}

const entryScript = '<script type="module"';
const pageFonts = /<!--fonts-->/;

/**
 * Makes a document paint before anything but itself has arrived, and lets scripts wait for what is seen
 * (docs/adr/0049): fonts are asked for ahead, the page's styles stand in the document, scripts have low priority.
 * Without files of a page, the styles of the template stay links.
 */
export function withFiles(template: string, fonts: readonly string[], files?: PageFiles): string {
  const html = template
    .replace(entryScript, `${entryScript} fetchpriority="low"`)
    .replace(pageFonts, () => fonts.map(fontLink).join('\n    '));
  if (!files) return html;
  const known = new Set(files.styles.map(({ address }) => address));
  const linked = html.replace(/ *<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>\n?/g, (link, address: string) =>
    known.has(address) ? '' : link,
  );
  return linked.replace(
    '</head>',
    () => `${[...styleTags(files), ...scriptLinks(linked, files)].join('\n    ')}\n  </head>`,
  );
}

function fontLink(address: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}" />`;
}

/** The links load nothing: they tell whoever loads a chunk later that its styles are here already. */
function styleTags({ styles }: PageFiles): readonly string[] {
  const text = styles.map((style) => style.text.trim()).join('');
  return [
    `<style>${text}</style>`,
    ...styles.map(({ address }) => `<link rel="stylesheet" crossorigin href="${address}" disabled />`),
  ];
}

function scriptLinks(html: string, { scripts }: PageFiles): readonly string[] {
  return scripts
    .filter((address) => !html.includes(address))
    .map((address) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${address}" />`);
}

/** Where a page's pictures come from, besides the site itself. */
export function pictureHosts(html: string, siteUrl: string): readonly string[] {
  const sources = [...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, source = '']) => new URL(source, siteUrl));
  const hosts = sources.filter(({ protocol }) => protocol.startsWith('http')).map(({ origin }) => origin);
  return [...new Set(hosts)].filter((host) => host !== new URL(siteUrl).origin);
}
