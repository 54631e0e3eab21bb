import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logTo } from '#src/application/calls/log';
import { BuildReader } from '#src/application/ports/content/build-reader';
import { ContentReader } from '#src/application/ports/content/content-reader';
import type { Capabilities } from '#src/application/ports/shop/capabilities';
import { Logger } from '#src/application/ports/system/logger';
import { type Configuration, languagePrefix, missingPagesOf } from '#src/composition/configuration/configuration';
import { readConfiguration } from '#src/composition/configuration/read-configuration';
import { type Container, given } from '#src/composition/container';
import { createContainer, siteIdentity } from '#src/composition/create-container';
import { contentScope } from '#src/composition/page-addresses';
import { shopPages } from '#src/composition/pages';
import { isGiftCard } from '#src/domain/gift-card/gift-card';
import type { PageContent } from '#src/domain/page/page-content';
import { searchablesOf } from '#src/domain/search/search-entry';
import type { ContentEntry, ContentTypeId } from '#src/infrastructure/contentful/content-entry';
import { ContentfulContentReader } from '#src/infrastructure/contentful/contentful-content-reader';
import type { EntrySource } from '#src/infrastructure/contentful/contentful-entries';
import { offeredEntries } from '#src/infrastructure/contentful/offered-entries';
import { matchesPattern } from '#src/infrastructure/contentful/page-kinds';
import { isRecord } from '#src/infrastructure/shared/json';
import { vendureCapabilities } from '#src/infrastructure/vendure/capabilities';
import { App } from '#src/ui/frame/app';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { matchRoute, PageRoutes } from '#src/ui/shell/page-route';
import { SandboxContent, seededVariants } from '#test/contracts/content/sandbox-content';
import { ManualClock } from '#test/fakes/system/manual-clock';
import { RecordingLogger } from '#test/fakes/system/recording-logger';
import { capabilitiesWithout, capabilityNames } from '#test/support/capabilities';
import { exampleEnvironment } from './example-environment';

const configuration = readConfiguration(exampleEnvironment);
const prefix = languagePrefix(configuration);
const service = new SandboxContent();
let entries: EntrySource;

beforeAll(async () => {
  enableStaticRendering(true);
  await service.start();
  entries = service.entries();
});
afterAll(async () => {
  enableStaticRendering(false);
  await service.stop();
});

type Case = readonly [name: string, capabilities: Capabilities];

/** The others have no page of their own; parts of pages are walked in test/ui. */
const withPages = capabilityNames.filter((name) => missingPagesOf(capabilitiesWithout(name)).length > 0);
const cases: readonly Case[] = [
  ...withPages.map((name): Case => [name, capabilitiesWithout(name)]),
  ['everything that Vendure cannot do', vendureCapabilities],
];

/** The built shop on the content of the sandbox, as an engine with these capabilities has it. */
class BuiltShop {
  readonly entries: EntrySource;
  readonly reader: ContentfulContentReader;
  readonly settings: Configuration;

  constructor(capabilities: Capabilities) {
    this.settings = { ...configuration, capabilities, missingPages: missingPagesOf(capabilities) };
    const scope = contentScope(this.settings);
    this.entries = offeredEntries({ readAll: (type) => entries.readAll(type) }, scope);
    this.reader = new ContentfulContentReader(this.entries, seededVariants, new ManualClock(), scope.addresses);
  }

  get container(): Container {
    const build = { runningBuildId: 'build', isBuilt: true, readBuildId: () => Promise.resolve('build') };
    return createContainer(this.settings, [
      given(ContentReader, this.reader),
      given(BuildReader, build),
      given(Logger, new RecordingLogger()),
    ]);
  }

  async paths(): Promise<readonly string[]> {
    const documents = shopPages(this.settings).filter(({ servedAs }) => servedAs === 'document');
    return [...(await this.reader.listPages()), ...documents.map(({ path }) => path)];
  }

  async render(content: PageContent): Promise<string> {
    const { container } = this;
    const { path } = content;
    const navigation = container.get(NavigationPresenter);
    const location = { pathname: path, search: '', hash: '', state: null, key: 'default' };
    await navigation.start(location, { kind: 'page', content });
    return renderToString(
      <StaticRouter basename={`${prefix}/`} location={prefix + path}>
        <App
          container={container}
          context={{ site: siteIdentity(configuration), shell: await this.reader.readShell() }}
        />
      </StaticRouter>,
    );
  }
}

/** The pages of this shop that a document links to, without language prefix. */
function linksIn(html: string): readonly string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].flatMap(([, href = '']) => {
    const [path = ''] = href.split(/[?#]/, 1);
    return path.startsWith(`${prefix}/`) && path.endsWith('/') ? [path.slice(prefix.length)] : [];
  });
}

/** Everything that looks like a path of the shop in the fields of an entry: "/shop/" or (/shop/). */
function pathsIn({ fields }: ContentEntry): readonly string[] {
  const isLinked = (value: unknown) => isRecord(value) && isRecord(value['sys']);
  const own = JSON.stringify(fields, (_, value: unknown) => (isLinked(value) ? undefined : value));
  return [...own.matchAll(/["(](\/[\w/-]*)(?=[?#)"\\])/g)].map(([, path = '']) => path);
}

const types: readonly ContentTypeId[] = [
  'product',
  'pack',
  'merch',
  'kit',
  'maker',
  'review',
  'page',
  'landingPage',
  'article',
  'event',
  'store',
  'siteSettings',
];

describe.each(cases)('A shop without %s (docs/adr/0034)', (_, capabilities) => {
  const shop = new BuiltShop(capabilities);
  const { missingPages } = shop.settings;
  const isMissing = (path: string) => missingPages.some((pattern) => matchesPattern(pattern, path));

  beforeAll(() => logTo(new RecordingLogger()));

  it('has no page for it, neither as a document nor in the browser', async () => {
    const [written, goods] = await Promise.all([shop.entries.readAll('page'), shop.entries.readAll('merch')]);
    expect(written.length).toBeGreaterThan(20);
    expect(written.filter(({ fields }) => isMissing(String(fields['path'])))).toEqual([]);
    expect(goods.some(({ fields }) => isGiftCard({ sku: String(fields['sku']) }))).toBe(capabilities.giftCards);
    const routes = shop.container.get(PageRoutes);
    const names = missingPages.map((pattern) => matchRoute(routes, pattern.replaceAll(/:\w+/g, '12'))?.route.name);
    expect(names.filter((name) => name !== 'static-page' && name !== 'account-not-found')).toEqual([]);
  });

  it('has no content that leads to it', async () => {
    const entriesOfAll = (await Promise.all(types.map((type) => shop.entries.readAll(type)))).flat();
    const targets = entriesOfAll.flatMap(pathsIn);
    expect(targets.length).toBeGreaterThan(200);
    const isOfCard = (path: string) =>
      /^\/products\/gift-card-(any-amount|\d+)\/$/.test(path) && !capabilities.giftCards;
    expect(targets.filter((path) => isMissing(path) || isOfCard(path))).toEqual([]);
  });
});

/** One page of each kind, because a view shows the same links on every page of its kind. */
function oneOfEachKind(pages: readonly PageContent[]): readonly PageContent[] {
  return [...new Map(pages.map((page) => [page.kind, page])).values()];
}

describe('A shop on an engine that can do none of it (docs/adr/0034)', () => {
  const shop = new BuiltShop(capabilitiesWithout(...capabilityNames));
  const pages: PageContent[] = [];
  let paths: ReadonlySet<string>;

  beforeAll(async () => {
    logTo(new RecordingLogger());
    paths = new Set(await shop.paths());
    for (const path of paths) {
      const page = await shop.reader.readPage(path);
      if (page) pages.push(page);
    }
  });

  it('answers nothing where a page is missing', async () => {
    for (const pattern of shop.settings.missingPages)
      expect(await shop.reader.readPage(pattern.replaceAll(/:\w+/g, '12'))).toBeUndefined();
    expect(await shop.reader.readPage('/products/gift-card-50/')).toBeUndefined();
  });

  it('finds nothing in its search that leads to a missing page', () => {
    const found = pages.flatMap(searchablesOf).map(({ entry }) => entry.path.replace(/#.*/, ''));
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter((path) => !paths.has(path))).toEqual([]);
  });

  it('shows no link to a page that is not there', async () => {
    const browserOnly = shopPages(shop.settings).filter(
      ({ servedAs, name }) => servedAs === 'app-shell' && name !== 'account-not-found',
    );
    const isThere = (link: string) => paths.has(link) || browserOnly.some(({ path }) => matchesPattern(path, link));
    const walked = oneOfEachKind(pages);
    expect(walked.length).toBeGreaterThan(8);
    const dead: string[] = [];
    for (const page of walked)
      for (const link of linksIn(await shop.render(page)))
        if (!isThere(link)) dead.push(`${page.path} leads to ${link}`);
    expect(dead).toEqual([]);
  });
});
