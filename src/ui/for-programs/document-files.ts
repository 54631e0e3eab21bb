export interface PageFiles {
  /** Includes the entry, the page's chunk and the imports of both. */
  readonly scripts: readonly string[];
  readonly styles: readonly StyleFile[];
}

export interface StyleFile {
  readonly address: string;
  readonly text: string;
}

const entryScript = '<script type="module"';
const wholeEntryScript = /<script type="module"[^>]*? src="([^"]+)"[^>]*><\/script>/;
const pageFonts = /<!--fonts-->/;

/**
 * Lets a document paint before anything but itself has arrived (docs/adr/0049): preloads fonts, puts the page's styles
 * inline and loads scripts after the first paint. Without a page's files the template's links stay.
 */
export function withFiles(template: string, fonts: readonly string[], files?: PageFiles): string {
  const html = template.replace(pageFonts, () => fonts.map(fontLink).join('\n    '));
  if (!files) return html.replace(entryScript, `${entryScript} fetchpriority="low"`);
  const known = new Set(files.styles.map(({ address }) => address));
  const linked = html.replace(/ *<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>\n?/g, (link, address: string) =>
    known.has(address) ? '' : link,
  );
  return linked
    .replace(wholeEntryScript, (_, entry: string) => lateScripts(entry, files))
    .replace('</head>', () => `${styleTags(files).join('\n    ')}\n  </head>`);
}

function fontLink(address: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}" />`;
}

/** The links load nothing: they show the loader of later chunks that these styles are here already. */
function styleTags({ styles }: PageFiles): readonly string[] {
  const text = styles.map((style) => style.text.trim()).join('');
  return [
    `<style>${text}</style>`,
    ...styles.map(({ address }) => `<link rel="stylesheet" crossorigin href="${address}" disabled />`),
  ];
}

/** The document's first script asks for them after the first paint, the entry first (after-first-paint.js). */
function lateScripts(entry: string, { scripts }: PageFiles): string {
  const others = scripts.filter((address) => address !== entry);
  return `<meta name="scripts" content="${[entry, ...others].join(' ')}" />`;
}

export function pictureHosts(html: string, siteUrl: string): readonly string[] {
  const sources = [...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, source = '']) => new URL(source, siteUrl));
  const hosts = sources.filter(({ protocol }) => protocol.startsWith('http')).map(({ origin }) => origin);
  return [...new Set(hosts)].filter((host) => host !== new URL(siteUrl).origin);
}
