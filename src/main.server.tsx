import { enableStaticRendering } from 'mobx-react-lite';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PageContent } from '#src/domain/page/page-content';
import type { ShellContent } from '#src/domain/site/site-content';
import { App } from '#src/ui/frame/app';
import type { OpenedPage } from './application/content/open-page';
import { BuildReader } from './application/ports/content/build-reader';
import { ContentReader } from './application/ports/content/content-reader';
import { PageLister } from './application/ports/content/page-lister';
import { SearchIndexer } from './application/ports/content/search-indexer';
import { builtConfiguration } from './composition/configuration/configuration';
import { given } from './composition/container';
import { createContainer, siteIdentity } from './composition/create-container';
import { adapters as contentService } from './composition/modules/content-service';
import { shopPages } from './composition/pages';
import { searchablesOf } from './domain/search/search-entry';
import { articleDays } from './ui/for-programs/article-data';
import { type PageFiles, pictureHosts, withFiles } from './ui/for-programs/document-files';
import { type HeadForPrograms, headHtml } from './ui/for-programs/head-html';
import { feedFile, feedOf, feedXml } from './ui/for-programs/journal-feed';
import { type LinkPicture, type WantedLinkPicture, wantedLinkPicture } from './ui/for-programs/link-picture';
import { llmsText } from './ui/for-programs/llms-text';
import { markdownPages } from './ui/for-programs/markdown-pages';
import { priceListFile } from './ui/for-programs/price-list-file';
import { type DrawPicture, productFeed, productFeedFile } from './ui/for-programs/product-feed';
import { robots } from './ui/for-programs/robots';
import { sitemap } from './ui/for-programs/sitemap';
import { structuredDataOf } from './ui/for-programs/structured-data-of';
import { webManifest, webManifestFile } from './ui/for-programs/web-manifest';
import afterFirstPaint from './ui/shell/after-first-paint.js?raw';
import deferLayout from './ui/shell/defer-layout.js?raw';
import { documentStateScript } from './ui/shell/document-state';
import { inlineScript } from './ui/shell/early-events';
import keepEarlyEvents from './ui/shell/keep-early-events.js?raw';
import { headOf, NavigationPresenter } from './ui/shell/navigation.presenter';
import { NotStarted } from './ui/shell/not-started';
import { matchRoute, PageRoutes, routeForContent } from './ui/shell/page-route';
import titleFont from './ui/styles/fonts/fraunces-first.woff2?url';
import textFont from './ui/styles/fonts/instrument-sans-first.woff2?url';

enableStaticRendering(true);

const configuration = builtConfiguration();

const firstScript = inlineScript(keepEarlyEvents + deferLayout + afterFirstPaint);

/** Every first screen shows both. */
const fonts = [titleFont, textFont];

/** Documents without content of their own are readable at once and filled by the browser. */
const clientPages = shopPages(configuration)
  .filter(({ servedAs }) => servedAs === 'document')
  .map(({ path }) => path);

interface SiteOptions {
  readonly template: string;
  readonly buildId: string;
  /** Undefined in development. */
  readonly pageFiles?: (page: string, adapters?: readonly string[]) => PageFiles;
  readonly drawPicture?: DrawPicture;
  readonly linkPicture?: (wanted: WantedLinkPicture) => Promise<LinkPicture | undefined>;
}

/** The storefront as the build sees it: every page as a document (docs/architecture.md, Rendering). */
export async function openSite({ template, buildId, pageFiles, linkPicture, drawPicture }: SiteOptions) {
  const site = siteIdentity(configuration);
  // One reader for all documents, so that the content service is read once; every document has its own container.
  const shared = createContainer(configuration);
  contentService(shared, buildId);
  const contentReader = shared.get(ContentReader);
  const [shell, contentPaths] = await Promise.all([contentReader.readShell(), shared.get(PageLister).listPages()]);
  const context = { site, shell };
  const [home, catalogue] = await Promise.all([contentReader.readPage('/'), contentReader.readCatalogue()]);

  async function forPrograms(opened: OpenedPage | undefined): Promise<HeadForPrograms> {
    if (opened?.kind !== 'page') return { structuredData: [] };
    const { content } = opened;
    const wanted = wantedLinkPicture(content, home?.kind === 'home' ? home : undefined, context);
    return {
      structuredData: structuredDataOf(content, context, catalogue),
      feed: feedOf(content),
      article: articleDays(content),
      linkPicture: await linkPicture?.(wanted),
    };
  }

  async function renderDocument(path: string, opened: OpenedPage | undefined, isAppShell = false): Promise<string> {
    const container = createContainer(configuration, [
      given(ContentReader, contentReader),
      given(BuildReader, shared.get(BuildReader)),
    ]);
    const navigation = container.get(NavigationPresenter);
    const location = { pathname: path, search: '', hash: '', state: null, key: 'default' };
    if (!isAppShell) await navigation.start(location, opened);
    const app = renderToString(
      <StaticRouter basename={`${site.prefix}/`} location={site.prefix + path}>
        <App container={container} context={context} />
      </StaticRouter>,
    );
    const head = navigation.shown
      ? headOf(navigation.shown)
      : { title: site.brandName, description: shell.tagline, noindex: true };
    const more = await forPrograms(opened);
    const route =
      isAppShell || opened?.kind === 'not-found' ? undefined : matchRoute(shared.get(PageRoutes), path)?.route;
    const page = route && opened?.kind === 'page' ? routeForContent(route, opened.content) : route;
    const pictures = pictureHosts(app, site.siteUrl).map((host) => `<link rel="preconnect" href="${host}" />`);
    return withFiles(template, fonts, page && pageFiles?.(page.name, page.needs))
      .replace('<!--head-->', () => [headHtml(site, head, more), ...pictures].join('\n    '))
      .replace('<!--first-script-->', () => `<script>${firstScript}</script>`)
      .replace('<!--app-->', () => app)
      .replace('<!--not-started-->', () => renderToStaticMarkup(<NotStarted />))
      .replace('<!--state-->', () =>
        documentStateScript({ buildId, shell, ...(opened && { opened }), ...(isAppShell && { isAppShell }) }),
      );
  }

  async function render(prefixedPath: string) {
    const path = prefixedPath.slice(site.prefix.length);
    if (clientPages.includes(path))
      return { path: prefixedPath, status: 200, html: await renderDocument(path, undefined), pageData: undefined };
    // A page that is broken rejects here, by the name of its entry and field: the build stops at it.
    const page = await contentReader.readPage(path);
    return {
      path: prefixedPath,
      status: page ? 200 : 404,
      html: await renderDocument(path, page ? { kind: 'page', content: page } : { kind: 'not-found' }),
      pageData: page,
    };
  }

  const readListedPages = async () =>
    (await Promise.all(contentPaths.map((path) => contentReader.readPage(path)))).filter(isListed);
  return {
    paths: () => [...contentPaths, ...clientPages].map((path) => site.prefix + path),
    render,
    shells: async () => ({
      '404.html': await renderDocument('/404.html', { kind: 'not-found' }),
      '500.html': await renderDocument('/500.html', { kind: 'server-error' }),
      [`${site.prefix.slice(1)}/app-shell/index.html`.replace(/^\//, '')]: await renderDocument(
        '/app-shell/',
        undefined,
        true,
      ),
    }),
    sharedData: async (): Promise<Readonly<Record<string, unknown>>> => ({
      shell: shell satisfies ShellContent,
      catalogue,
      regions: await contentReader.readRegions(),
      search: shared.get(SearchIndexer).index((await readListedPages()).flatMap(searchablesOf)),
    }),
    files: async (): Promise<Readonly<Record<string, string>>> => {
      const updates = await shared.get(PageLister).readUpdates();
      const source = { site, shell, pages: await readListedPages(), updates };
      return {
        'sitemap.xml': sitemap(source),
        'robots.txt': robots(source),
        [webManifestFile]: webManifest(source),
        'llms.txt': llmsText(source),
        [feedFile(site)]: feedXml(source),
        [productFeedFile(site)]: await productFeed(source, catalogue, async (picture) => drawPicture?.(picture)),
        ...priceListFile(source),
        ...markdownPages(source),
      };
    },
  };
}

/** A page that is marked `noindex` is on no list (spec §3 Content types). */
function isListed(page: PageContent | undefined): page is PageContent {
  return page?.noindex === false;
}
