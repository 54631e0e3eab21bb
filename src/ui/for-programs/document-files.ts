export interface PageFiles {
  /** The entry and the page's chunk, each after its imports. */
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
const preload = '<link rel="modulepreload"';
const wholePreload = new RegExp(` *${preload}[^>]*>\\n?`, 'g');

/**
 * Lets a document paint before anything but itself has arrived (docs/adr/0010): preloads fonts, puts the page's styles
 * inline and loads scripts after the first paint. Without a page's files the template's links stay.
 */
export function withFiles(template: string, fonts: readonly string[], files?: PageFiles): string {
  const html = template.replace(pageFonts, () => fonts.map(fontLink).join('\n    '));
  if (!files)
    return [entryScript, preload].reduce((page, tag) => page.replaceAll(tag, `${tag} fetchpriority="low"`), html);
  const known = new Set(files.styles.map(({ address }) => address));
  const linked = html.replace(/ *<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>\n?/g, (link, address: string) =>
    known.has(address) ? '' : link,
  );
  return linked
    .replace(wholePreload, '')
    .replace(wholeEntryScript, (_, entry: string) => deferredScripts(entry, files))
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

/** The document's first script asks for them after the first paint: runs those up to the entry, and preloads the others. */
function deferredScripts(entry: string, { scripts }: PageFiles): string {
  const run = scripts.indexOf(entry) + 1;
  return `<meta name="scripts" content="${scripts.slice(0, run).join(' ')}; ${scripts.slice(run).join(' ')}" />`;
}

export function pictureHosts(html: string, siteUrl: string): readonly string[] {
  const sources = [...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, source = '']) => new URL(source, siteUrl));
  const hosts = sources.filter(({ protocol }) => protocol.startsWith('http')).map(({ origin }) => origin);
  return [...new Set(hosts)].filter((host) => host !== new URL(siteUrl).origin);
}
