import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { messageOf } from '#tools/console/format';
import { canonicalPath, type SiteRules } from '#tools/server/site-rules';
import type { ServerEntry, Site } from '#tools/site/site';
import { APP_DATA_FILE, pageDataFile, sharedDataFile } from '#tools/site/site';

const BUILD_ID = 'development';
const PAGE_DATA = '/page-data/';
/** Types of the files that the site has beside its pages. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['.xml', 'application/xml'],
  ['.txt', 'text/plain'],
  ['.csv', 'text/csv'],
  ['.webmanifest', 'application/manifest+json'],
]);

/**
 * Gives the development server the files that the build would have written: content under /page-data/ and files such as the
 * sitemap straight from the content service, read anew at every request, and the language in front of bare paths.
 */
export function sitePlugin(rules: SiteRules): Plugin {
  return {
    name: 'site',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        handle(server, rules, request, response, next).catch(next);
      });
    },
  };
}

async function handle(
  server: ViteDevServer,
  rules: SiteRules,
  request: Connect.IncomingMessage,
  response: ServerResponse,
  next: Connect.NextFunction,
): Promise<void> {
  const [path = '/', query] = (request.url ?? '/').split('?');
  if (path.startsWith(PAGE_DATA)) {
    await answerPageData(server, rules, path.slice(1), response);
  } else if (TYPES.has(extname(path)) && (await answerFile(server, path.slice(1), response))) {
    return;
  } else if (isBarePage(path, rules, request)) {
    const slashed = path.endsWith('/') ? path : `${path}/`;
    response
      .writeHead(307, { Location: canonicalPath(slashed, rules) + (query === undefined ? '' : `?${query}`) })
      .end();
  } else {
    next();
  }
}

async function answerPageData(
  server: ViteDevServer,
  { prefix }: SiteRules,
  file: string,
  response: ServerResponse,
): Promise<void> {
  try {
    const data = file === APP_DATA_FILE ? { buildId: BUILD_ID } : await contentOf(await openSite(server), file, prefix);
    response.writeHead(data === undefined ? 404 : 200, { 'Content-Type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(data ?? { error: 'not found' }));
  } catch (error) {
    if (error instanceof Error) server.ssrFixStacktrace(error);
    server.config.logger.error(`${file}: ${messageOf(error)}`, {
      error: error instanceof Error ? error : null,
      timestamp: true,
    });
    response
      .writeHead(500, { 'Content-Type': 'application/json; charset=utf-8' })
      .end(JSON.stringify({ error: messageOf(error) }));
  }
}

/** Sends a file of the site. False when the site has no such file. */
async function answerFile(server: ViteDevServer, file: string, response: ServerResponse): Promise<boolean> {
  const text = new Map(Object.entries(await (await openSite(server)).files())).get(file);
  if (text === undefined) return false;
  response.writeHead(200, { 'Content-Type': `${TYPES.get(extname(file))}; charset=utf-8` }).end(text);
  return true;
}

async function contentOf(site: Site, file: string, prefix: string): Promise<unknown> {
  const path = site.paths().find((candidate) => pageDataFile(candidate, prefix) === file);
  if (path !== undefined) return (await site.render(path)).pageData;
  const shared = await site.sharedData();
  return shared[Object.keys(shared).find((name) => sharedDataFile(name) === file) ?? ''];
}

async function openSite(server: ViteDevServer): Promise<Site> {
  const { openSite: open } = (await server.ssrLoadModule('/src/main.server.tsx')) as ServerEntry;
  return open({ template: await readFile('index.html', 'utf8'), buildId: BUILD_ID });
}

/** A page that somebody navigates to without its language; files, modules and Vite's own addresses are none. */
function isBarePage(path: string, { prefix }: SiteRules, request: Connect.IncomingMessage): boolean {
  const navigates = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
  return prefix !== '' && navigates && !path.startsWith(`${prefix}/`) && !path.startsWith('//') && !/[@\\.]/.test(path);
}
