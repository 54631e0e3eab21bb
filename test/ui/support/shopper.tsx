import { act, render, type RenderResult } from '@testing-library/react';
import { type ComponentType, StrictMode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { KeepCartCurrent } from '#src/application/cart/keep-cart-current';
import { StartShop } from '#src/application/cart/start-shop';
import type { Container } from '#src/composition/container';
import type { Order } from '#src/domain/cart/order';
import { DiscontinuedLinesWatch } from '#src/ui/cart/discontinued-lines-watch';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import type { PageProps } from '#src/ui/shell/page-route';
import { aProduct } from '#test/builders/a-product';
import { unitedStates } from '#test/domain/geography/united-states';
import type { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { smallShop } from '#test/fakes/shop/shop-world';
import { openTab, type TabOptions, type TestTab } from '#test/support/test-tab';
import { TestSite } from './test-site';

type Quantities = Readonly<Record<string, number>>;

/** Goods of the small shop as its catalogue knows them; the sleeve and the gift cards are no wine. */
const products = smallShop.variants.map(({ sku, slug, name, price, giftCard }) =>
  aProduct({ sku, slug, name, price, family: sku === 'SLEEVE-1' || giftCard ? 'merch' : 'wine' }),
);

interface PageOptions {
  readonly params?: PageProps['params'];
  /** Everything is mounted twice, which finds presenters that do not survive it, unless a Fragment is handed in. */
  readonly Mode?: typeof StrictMode;
}

/** Somebody with a cart, on one page of the shop at a time: wired as in the browser, on fakes, in virtual time. */
export class Shopper {
  readonly container: Container;
  private location = '';
  private walk: (to: string | number) => void = () => undefined;

  private constructor(readonly tab: TestTab) {
    this.container = tab.container;
    this.container.get(KeepCartCurrent).execute();
    this.container.get(DiscontinuedLinesWatch).mount();
  }

  /** A shopper who has put these quantities into the cart; start-up is over. */
  static async with(quantities: Quantities = {}, shop?: InMemoryShop, options: TabOptions = {}): Promise<Shopper> {
    const shopper = Shopper.atTheDoor({ ...options, ...(shop && { shop }) });
    for (const [sku, quantity] of Object.entries(quantities))
      await shopper.container.get(AddLineToCart).execute({ sku, quantity });
    await shopper.start();
    return shopper;
  }

  /** A shopper before start-up. */
  static atTheDoor(options: TabOptions = {}): Shopper {
    const tab = openTab(options);
    tab.content.catalogue = { products, kits: [], regions: unitedStates };
    return new Shopper(tab);
  }

  /** The same tab with its document loaded anew; start-up has not begun. */
  reload(): Shopper {
    return new Shopper(this.tab.reload());
  }

  async start(parameters: { readonly number?: string; readonly checkoutSessionId?: string } = {}): Promise<void> {
    await this.container.get(StartShop).execute(parameters);
  }

  get shop(): InMemoryShop {
    return this.tab.shop;
  }

  /** The stored order as the server has it. */
  get order(): Order {
    const key = this.tab.storage.read();
    if (!key) throw new Error('No cart is stored');
    return this.shop.see(key.number);
  }

  /** The contents of the cart on the server: "2 × WHITE-1". */
  get bought(): readonly string[] {
    return this.order.lineItems.map(({ sku, quantity }) => `${quantity} × ${sku}`);
  }

  /** The last message to screen readers. */
  get heard(): string {
    return this.container.get(LiveMessageState).message.trim();
  }

  /** Path, parameters and fragment that the router is at. */
  get address(): string {
    return this.location;
  }

  lineId(sku: string): string {
    const line = this.order.lineItems.find((candidate) => candidate.sku === sku);
    if (!line) throw new Error(`There is no ${sku} in the cart`);
    return line.id;
  }

  /** Shows a page at an address, without the shell around it. */
  async open(
    View: ComponentType<PageProps<never>>,
    address: string,
    { params = {}, Mode = StrictMode }: PageOptions = {},
  ): Promise<RenderResult> {
    const rendered = render(
      <Mode>
        <TestSite container={this.container} shell={this.tab.content.shell}>
          <MemoryRouter initialEntries={[address]}>
            <main>
              <View content={undefined as never} params={params} />
            </main>
            <Whereabouts shopper={this} />
          </MemoryRouter>
        </TestSite>
      </Mode>,
    );
    await this.pass();
    return rendered;
  }

  /** Goes to another address of the page, or back. */
  async goTo(to: string | number): Promise<void> {
    act(() => this.walk(to));
    await this.pass();
  }

  /** Lets the milliseconds pass, none by default, with everything that happens meanwhile. */
  async pass(milliseconds = 0): Promise<void> {
    await act(() => this.tab.scheduler.advance(milliseconds));
  }

  noteWhereabouts(location: string, walk: (to: string | number) => void): void {
    this.location = location;
    this.walk = walk;
  }
}

function Whereabouts({ shopper }: { readonly shopper: Shopper }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  shopper.noteWhereabouts(
    pathname + search + hash,
    (to) => void (typeof to === 'number' ? navigate(to) : navigate(to)),
  );
  return null;
}
