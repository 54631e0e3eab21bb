import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { act, render, type RenderResult } from '@testing-library/react';
import type { Container } from 'inversify';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { readConfiguration } from '#src/composition/configuration/read-configuration';
import { createContainer } from '#src/composition/container';
import { loadModules, type PageChunk } from '#src/composition/lazy';
import { analyticsModule } from '#src/composition/modules/analytics-module';
import { ports } from '#src/composition/tokens';
import type { PageContent } from '#src/domain/content/page-content';
import type { ShopApiAdapters } from '#src/infrastructure/shop-api/shop-api-adapters';
import { ContainerProvider } from '#src/ui/di/container-context';
import { RecordingEventTracker } from '#test/fakes/analytics/recording-event-tracker';
import { InMemoryCartStorage } from '#test/fakes/browser/in-memory-cart-storage';
import { InMemoryDraftStorage } from '#test/fakes/browser/in-memory-draft-storage';
import { InMemoryTabChannel } from '#test/fakes/browser/in-memory-tab-channel';
import { InOrderTabLock } from '#test/fakes/browser/in-order-tab-lock';
import { RecordingBrowserWindow } from '#test/fakes/browser/recording-browser-window';
import { InMemoryContentReader } from '#test/fakes/content/in-memory-content-reader';
import { InMemoryCheckoutGateway } from '#test/fakes/shop/in-memory-checkout-gateway';
import { InMemoryCrossSellGateway } from '#test/fakes/shop/in-memory-cross-sell-gateway';
import { InMemoryGiftCardGateway } from '#test/fakes/shop/in-memory-gift-card-gateway';
import { InMemoryOrderGateway } from '#test/fakes/shop/in-memory-order-gateway';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { InMemoryStockRequestGateway } from '#test/fakes/shop/in-memory-stock-request-gateway';
import { InMemoryVariantPriceReader } from '#test/fakes/shop/in-memory-variant-price-reader';
import { InMemoryVariantReader } from '#test/fakes/shop/in-memory-variant-reader';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { RecordingLogger } from '#test/fakes/system/recording-logger';

/** The sandbox's values: pages are wired as with them, while nothing of what they name is ever called. */
const configuration = readConfiguration(parseEnv(readFileSync('.env.example', 'utf8')));

/** Everything that a test of a page may look at, and the world around it. */
export interface OpenedPage extends RenderResult {
  readonly world: ShopWorldAround;
  readonly ports: Container;
  /** Path and parameters that the router is at. */
  address(): string;
  /** Lets the milliseconds pass, none unless told, with everything that happens meanwhile. */
  pass(milliseconds?: number): Promise<void>;
}

/** The fakes around a page; hand in a shop of your own to have things go wrong in it. */
export class ShopWorldAround {
  readonly content = new InMemoryContentReader();
  readonly scheduler = new ManualScheduler();
  readonly logger = new RecordingLogger();
  readonly window = new RecordingBrowserWindow();
  readonly events = new RecordingEventTracker();
  /** What was typed in this tab. */
  drafts = new InMemoryDraftStorage();

  constructor(readonly shop = new InMemoryShop()) {}

  /** The whole application as it is wired for the browser, on fakes. */
  container(): Container {
    const container = createContainer(configuration, { contentReader: this.content, buildReader: this.content });
    loadModules(container, [analyticsModule]);
    container.rebind(ports.eventTracker).toConstantValue(this.events);
    container.rebind(ports.orderGateway).toConstantValue(new InMemoryOrderGateway(this.shop));
    container.rebind(ports.checkoutGateway).toConstantValue(new InMemoryCheckoutGateway(this.shop));
    container.rebind(ports.variantReader).toConstantValue(new InMemoryVariantReader(this.shop));
    container.rebind(ports.shopApi).toConstantValue(async () => this.lateAdapters() as ShopApiAdapters);
    container.rebind(ports.cartStorage).toConstantValue(new InMemoryCartStorage());
    container.rebind(ports.draftStorage).toConstantValue(this.drafts);
    container.rebind(ports.tabChannel).toConstantValue(new InMemoryTabChannel());
    container.rebind(ports.tabLock).toConstantValue(new InOrderTabLock());
    container.rebind(ports.browserWindow).toConstantValue(this.window);
    container.rebind(ports.clock).toConstantValue(this.scheduler.clock);
    container.rebind(ports.scheduler).toConstantValue(this.scheduler);
    container.rebind(ports.logger).toConstantValue(this.logger);
    return container;
  }

  /** Adapters that are only bound by the parts of pages which need them. */
  private lateAdapters(): Partial<ShopApiAdapters> {
    return {
      giftCardGateway: new InMemoryGiftCardGateway(this.shop),
      stockRequestGateway: new InMemoryStockRequestGateway(this.shop),
      crossSellGateway: new InMemoryCrossSellGateway(this.shop),
      variantPriceReader: new InMemoryVariantPriceReader(this.shop),
    };
  }
}

/** Opens a page with its content at an address, in a shop on fakes: wired as in the browser, without the shell around it. */
export function openPage(
  chunk: PageChunk,
  content: PageContent,
  address = content.path,
  world = new ShopWorldAround(),
): OpenedPage {
  const container = world.container();
  loadModules(container, chunk.modules);
  const { View } = chunk.page;
  let current = '';
  function Address() {
    const { pathname, search } = useLocation();
    current = pathname + search;
    return null;
  }
  const rendered = render(
    <ContainerProvider container={container}>
      <MemoryRouter initialEntries={[address]}>
        <main>
          <View content={content as never} params={{}} />
        </main>
        <Address />
      </MemoryRouter>
    </ContainerProvider>,
  );
  const pass = (milliseconds = 0) => act(() => world.scheduler.advance(milliseconds));
  return { ...rendered, world, ports: container, address: () => current, pass };
}
