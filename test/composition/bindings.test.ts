import type { Container, ContainerModule, ServiceIdentifier } from 'inversify';
import { describe, expect, it } from 'vitest';
import { Clipboard } from '#src/application/ports/browser/clipboard';
import { PersonalStorage } from '#src/application/ports/browser/personal-storage';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { PageLister } from '#src/application/ports/content/page-lister';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { CartState } from '#src/application/ports/state/cart-state';
import { PersonalState } from '#src/application/ports/state/personal-state';
import { given } from '#src/composition/bind';
import { readConfiguration } from '#src/composition/configuration/read-configuration';
import { createContainer, pageData } from '#src/composition/container';
import { loadModules } from '#src/composition/lazy';
import { campaignModule } from '#src/composition/modules/campaign-module';
import { contentServiceModule } from '#src/composition/modules/content-service-module';
import { shellModule } from '#src/composition/modules/shell-module';
import { LoadCartFlyout } from '#src/ui/cart/shared/cart-flyout-slot.presenter';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { PageRoutes } from '#src/ui/shell/page-route';
import { InMemoryClipboard } from '#test/fakes/browser/in-memory-clipboard';
import { InMemoryOrderGateway } from '#test/fakes/shop/in-memory-order-gateway';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { exampleEnvironment } from './example-environment';

const configuration = readConfiguration(exampleEnvironment);

const inBrowser = () => createContainer(configuration, pageData('build-1'));
function atBuildTime() {
  const container = createContainer(configuration);
  loadModules(container, [contentServiceModule(configuration, 'build-1')]);
  return container;
}

// Without type arguments: Vitest knows such a list by its text, and does not keep it when files come or go.
const tokenFiles = import.meta.glob(
  ['/src/application/ports/**/*.ts', '/src/ui/**/*.ts', '/src/composition/**/*-values.ts', '/src/composition/*.ts'],
  { eager: true },
) as Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Tokens by name that the core of the container knows; others come with a chunk, or belong to one of the two places alone. */
function boundTokens(container: Container): readonly (readonly [string, ServiceIdentifier])[] {
  return Object.values(tokenFiles)
    .flatMap((exported) => Object.entries(exported))
    .filter(
      (entry): entry is [string, symbol] =>
        typeof entry[1] === 'symbol' && container.isBound(entry[1]) && !registers.has(entry[1]),
    );
}

/** Returns the services that the modules bind, in binding order. */
function boundBy(modules: readonly ContainerModule[]): readonly ServiceIdentifier[] {
  const bound: ServiceIdentifier[] = [];
  const container = inBrowser();
  const bind = container.bind.bind(container);
  container.bind = ((identifier: ServiceIdentifier) => {
    if (!registers.has(identifier)) bound.push(identifier);
    return bind(identifier);
  }) as typeof container.bind;
  for (const module of modules) void module.load({ ...loadOptions(container), bind: container.bind });
  return bound;
}

function loadOptions(container: Container) {
  const unused = () => {
    throw new Error('The modules of this shop only bind');
  };
  return {
    bind: container.bind.bind(container),
    isBound: container.isBound.bind(container),
    onActivation: unused,
    onDeactivation: unused,
    rebind: unused,
    rebindSync: unused,
    unbind: unused,
    unbindSync: unused,
  } as unknown as Parameters<ContainerModule['load']>[0];
}

/** Tokens to which several concepts bind their own. */
const registers: ReadonlySet<ServiceIdentifier> = new Set([PersonalState, PersonalStorage]);

function nameOf(identifier: ServiceIdentifier): string {
  return typeof identifier === 'function' ? identifier.name : String(identifier);
}

describe('The container (docs/architecture.md, composition)', () => {
  it.each(boundTokens(inBrowser()))('resolves %s in the browser, to the same thing twice', (_name, port) => {
    const container = inBrowser();
    const first: unknown = container.get(port);
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

  it('resolves the presenters around every page, before any chunk has arrived', () => {
    const container = atBuildTime();
    for (const identifier of boundBy([shellModule, campaignModule]))
      expect(container.get(identifier), nameOf(identifier)).toBeDefined();
  });

  it('has one navigation for a document', () => {
    const container = inBrowser();
    expect(container.get(NavigationPresenter)).toBe(container.get(NavigationPresenter));
  });

  it('shares nothing between two documents', () => {
    expect(inBrowser().get(CartState)).not.toBe(inBrowser().get(CartState));
  });
});

interface Chunk {
  readonly modules?: readonly ContainerModule[];
}

// Without type arguments: Vitest knows such a list by its text, and does not keep it when files come or go.
const chunks = import.meta.glob('/src/composition/pages/*.ts') as Record<string, () => Promise<Chunk>>;

describe.each(Object.entries(chunks))('The chunk of %s', (_file, load) => {
  it('resolves everything that it binds', async () => {
    const { modules = [] } = await load();
    const container = inBrowser();
    container.load(...modules);
    for (const identifier of boundBy(modules)) expect(container.get(identifier), nameOf(identifier)).toBeDefined();
  });

  it('binds nothing that is bound already', async () => {
    const { modules = [] } = await load();
    const names = boundBy(modules).map(nameOf);
    const core = inBrowser();
    expect(
      boundBy(modules)
        .filter((identifier) => core.isBound(identifier))
        .map(nameOf),
    ).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('Adapters that are given', () => {
  it('stay bound over those of modules that load later', async () => {
    const [shop, clipboard] = [new InMemoryShop(), new InMemoryClipboard()];
    const container = createContainer(configuration, [
      given(OrderGateway, new InMemoryOrderGateway(shop)),
      given(Clipboard, clipboard),
    ]);
    const { modules } = await import('#src/composition/pages/account');
    loadModules(container, modules);
    expect(container.get(OrderGateway)).toBeInstanceOf(InMemoryOrderGateway);
    expect(container.get(Clipboard)).toBe(clipboard);
  });
});

describe('Chunks that share modules', () => {
  it('can arrive one after the other, in any order', async () => {
    const container = inBrowser();
    const routes = container.get(PageRoutes);
    const openFlyout = container.get(LoadCartFlyout);
    const load = (pattern: string) => routes.find((route) => route.pattern === pattern)?.load();
    await openFlyout();
    await load('/checkout/');
    await load('/cart/');
    await openFlyout();
    expect(await load('/order/confirmation/:number/:id/')).toBeDefined();
  });
});
