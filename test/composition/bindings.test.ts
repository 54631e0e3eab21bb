import { describe, expect, it } from 'vitest';
import { Clipboard } from '#src/application/ports/browser/clipboard';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { PageLister } from '#src/application/ports/content/page-lister';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Constructible, Token, Uses } from '#src/application/ports/token';
import { readConfiguration } from '#src/composition/configuration/read-configuration';
import { type Container, given } from '#src/composition/container';
import { createContainer, pageData } from '#src/composition/create-container';
import { lazyAdapters } from '#src/composition/lazy-adapters';
import { adapters as contentService } from '#src/composition/modules/content-service';
import { LazyFrameViews } from '#src/ui/frame/lazy-frame-views';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { PageRoutes } from '#src/ui/shell/page-route';
import { InMemoryClipboard } from '#test/fakes/browser/in-memory-clipboard';
import { InMemoryOrderGateway } from '#test/fakes/shop/in-memory-order-gateway';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { bindAllAdapters } from '#test/support/all-adapters';
import { exampleEnvironment } from './example-environment';

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const configuration = readConfiguration(exampleEnvironment);

const inBrowser = () => createContainer(configuration, pageData('build-1'));
function atBuildTime(): Container {
  const container = createContainer(configuration);
  contentService(container, 'build-1');
  return container;
}

// Without type arguments: Vitest knows such a list by its text, and does not keep it when files come or go.
const sources = import.meta.glob(['/src/application/**/*.ts', '/src/ui/**/*.ts', '/src/composition/**/*.ts'], {
  eager: true,
}) as Modules;

const exported = Object.values(sources).flatMap((module) => Object.entries(module));
const tokens = exported.filter((entry): entry is [string, Token<unknown>] => typeof entry[1] === 'symbol');
const classes = exported.filter(
  (entry): entry is [string, Constructible<unknown> & { readonly uses: Uses }] =>
    typeof entry[1] === 'function' && 'uses' in entry[1],
);

/** Tokens by name that a container knows; others come with a chunk, or belong to one of the two places alone. */
function boundTokens(container: Container): readonly (readonly [string, Token<unknown>])[] {
  return tokens.filter(([, port]) => container.isBound(port));
}

describe('The container (docs/architecture.md, composition)', () => {
  it.each(boundTokens(inBrowser()))('resolves %s in the browser, to the same thing twice', (_name, port) => {
    const container = inBrowser();
    const first = container.get(port);
    expect(first).toBeDefined();
    expect(container.get(port)).toBe(first);
  });

  it.each(boundTokens(atBuildTime()))('resolves %s on the build machine, which has no window', (_name, port) => {
    expect(typeof window).toBe('undefined');
    expect(atBuildTime().get(port)).toBeDefined();
  });

  it('knows where content comes from in both places, and lists pages on the build machine alone', () => {
    expect(
      [inBrowser(), atBuildTime()].map((container) => [
        container.isBound(ContentReader),
        container.isBound(PageLister),
      ]),
    ).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  it('has one navigation for a document', () => {
    const container = inBrowser();
    expect(container.get(NavigationPresenter)).toBe(container.get(NavigationPresenter));
  });

  it('shares nothing between two documents', () => {
    expect(inBrowser().get(CartState)).not.toBe(inBrowser().get(CartState));
  });
});

describe('Every class that names its dependencies (docs/adr/0002)', () => {
  const container = inBrowser();
  bindAllAdapters(container);

  it('is found', () => {
    expect(classes.length).toBeGreaterThan(240);
    expect(new Set(classes.map(([, Class]) => Class)).size).toBe(classes.length);
  });

  it.each(classes.filter(([, { length }]) => length < 2))('is made: %s', (_name, Class) => {
    expect(container.get(Class)).toBeInstanceOf(Class);
  });

  it.each(classes.filter(([, { length }]) => length === 2))('has dependencies that are made: %s', (_name, Class) => {
    expect(Object.values(Class.uses).map((name) => container.get(name))).not.toEqual([]);
  });
});

describe.each(Object.entries(lazyAdapters))('Lazy adapters: %s', (_name, load) => {
  it('resolve, with nothing but the bindings of every page', async () => {
    const container = inBrowser();
    const before = new Set(boundTokens(container).map(([name]) => name));
    (await load()).adapters(container);
    const added = boundTokens(container).filter(([name]) => !before.has(name));
    expect(added.length).toBeGreaterThan(0);
    for (const [, port] of added) container.get(port);
  });

  it('may come again', async () => {
    const container = inBrowser();
    const { adapters } = await load();
    adapters(container);
    const bound = boundTokens(container).map(([name, port]) => [name, port, container.get(port)] as const);
    adapters(container);
    for (const [name, port, adapter] of bound) expect(container.get(port) === adapter, name).toBe(true);
  });
});

describe('Adapters that are given', () => {
  it('stay bound over those that load later', async () => {
    const [shop, clipboard] = [new InMemoryShop(), new InMemoryClipboard()];
    const container = createContainer(configuration, [
      given(OrderGateway, new InMemoryOrderGateway(shop)),
      given(Clipboard, clipboard),
    ]);
    (await lazyAdapters.seldom()).adapters(container);
    expect(container.get(OrderGateway)).toBeInstanceOf(InMemoryOrderGateway);
    expect(container.get(Clipboard)).toBe(clipboard);
  });
});

describe('Chunks that share adapters', () => {
  it('can arrive one after the other, in any order', async () => {
    const container = inBrowser();
    const routes = container.get(PageRoutes);
    const { cartFlyout: openFlyout } = container.get(LazyFrameViews);
    const load = (pattern: string) => routes.find((route) => route.pattern === pattern)?.load();
    await openFlyout();
    await load('/checkout/');
    await load('/cart/');
    await openFlyout();
    expect(await load('/order/confirmation/:number/:id/')).toBeDefined();
  });
});
