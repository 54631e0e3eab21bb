import { reaction } from 'mobx';
import { ChangeGroupOrder } from '#src/application/group-order/change-group-order';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { GroupOrderState } from '#src/application/ports/state/group-order-state';
import type { Used } from '#src/application/ports/token';
import type { Product } from '#src/domain/catalogue/product';
import { groupOrderLimits } from '#src/domain/group-order/group-order';
import { formatMoney } from '#src/domain/money/money';
import type { GroupOrderContent } from '#src/domain/page/page-content';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { SettledMessage } from '#src/ui/shell/settled-message';
import { groupOrderMessages } from './group-order-messages';

export interface ItemRow {
  readonly product: Product;
  readonly price: string;
  readonly quantity: number;
  readonly isSoldOut: boolean;
}

type Choice = 'products' | 'addons';

interface Given {
  readonly content: GroupOrderContent;
}

/** Presents the products and the stored draft (spec §2 group-order, bulk). */
export class GroupOrderPresenter implements Presenter {
  static readonly uses = {
    state: GroupOrderState,
    change: ChangeGroupOrder,
    customer: CustomerState,
    catalogue: CatalogueStore,
    message: SettledMessage,
  };
  static readonly isShared = false;

  constructor(
    private readonly use: Used<typeof GroupOrderPresenter.uses>,
    private readonly given: Given,
  ) {
    autoObservable(this);
  }

  /** Customers who sign in take the order over, or find their own again; after signing out it is no longer shown. */
  mount(): () => void {
    void this.use.catalogue.load();
    const stopOpening = reaction(
      () => this.given.content.orderKind,
      (kind) => this.use.change.open(kind),
      { fireImmediately: true },
    );
    const stopFollowing = reaction(
      () => this.use.customer.current?.id,
      (id) => (id === undefined ? this.use.change.open(this.use.state.kind) : this.use.change.goOn()),
    );
    return () => {
      stopOpening();
      stopFollowing();
    };
  }

  get products(): readonly ItemRow[] {
    return this.rowsOf('products');
  }

  get addons(): readonly ItemRow[] {
    return this.rowsOf('addons');
  }

  get most(): number {
    return groupOrderLimits.perAddress;
  }

  /** 0 removes the product. */
  choose(choice: Choice, sku: string, quantity: number): void {
    const items = this.use.state[choice];
    const isChosen = items.some((item) => item.sku === sku);
    const next = isChosen
      ? items.map((item) => (item.sku === sku ? { sku, quantity } : item))
      : [...items, { sku, quantity }];
    this.use.change.execute({ [choice]: next.filter((item) => item.quantity > 0) });
    const row = this.rowsOf(choice).find(({ product }) => product.sku === sku);
    if (row) this.use.message.announce(groupOrderMessages.gets.chosen(row.product.name, row.quantity));
  }

  /** The page has the build's prices; the catalogue has today's. */
  private rowsOf(choice: Choice): readonly ItemRow[] {
    return this.given.content[choice].map((built) => {
      const product = this.use.catalogue.product(built.sku) ?? built;
      return {
        product,
        price: formatMoney(product.price),
        quantity: this.use.state[choice].find(({ sku }) => sku === product.sku)?.quantity ?? 0,
        isSoldOut: product.stock.kind === 'out-of-stock',
      };
    });
  }
}
