/** `group` is gifts for people, `bulk` a lot of wine for one occasion (spec §2 group-order, bulk). */
export type GroupOrderKind = 'group' | 'bulk';

export interface GroupOrderItem {
  readonly sku: string;
  readonly quantity: number;
}

/** As typed (spec §3 Client state, groupOrder). */
export interface GroupOrderDetails {
  readonly company: string;
  /** "2027-02-20"; everything must arrive by then. */
  readonly date: string;
  readonly email: string;
  readonly firstName: string;
  readonly giftMessage: string;
  readonly lastName: string;
  /** For the carrier, where an address has none of its own. */
  readonly phone: string;
  /** The number of people. */
  readonly size: string;
  /** "18:30"; empty for an order without an occasion. */
  readonly time: string;
}

/** All fields are as typed, with or without mistakes. */
export interface GroupOrderAddress {
  readonly id: string;
  readonly name: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly stateAbbr: string;
  readonly zipcode: string;
  readonly phone: string;
  /** Times that it gets the products of the order; NaN when its file has a text that is not a number. */
  readonly sets: number;
  /** Instead of those of the order. */
  readonly items?: readonly GroupOrderItem[];
  /** Of its file, counted as spreadsheets count. */
  readonly row?: number;
}

/** A draft (spec §3 Client state, groupOrder). */
export interface GroupOrder {
  readonly details: GroupOrderDetails;
  /** Every address gets them. */
  readonly products: readonly GroupOrderItem[];
  readonly addons: readonly GroupOrderItem[];
  readonly addresses: readonly GroupOrderAddress[];
}

/** `perAddress` and `perSku` are units of one thing; `cellLength` is in characters. */
export const groupOrderLimits = {
  addresses: 1000,
  perAddress: 500,
  perSku: 10_000,
  columns: 200,
  cellLength: 200,
} as const;

export const emptyGroupOrder: GroupOrder = {
  details: {
    company: '',
    date: '',
    email: '',
    firstName: '',
    giftMessage: '',
    lastName: '',
    phone: '',
    size: '',
    time: '',
  },
  products: [],
  addons: [],
  addresses: [],
};

/** The first product or an add-on changed (spec §4 Group order). */
export function clearsEstimate(before: GroupOrder, after: GroupOrder): boolean {
  const choice = ({ products, addons }: GroupOrder) => [products[0]?.sku, ...addons.map(({ sku }) => sku)];
  return JSON.stringify(choice(before)) !== JSON.stringify(choice(after));
}

/** Its own, or else those of the order, without those that are no longer offered. */
export function itemsFor(
  { products, addons }: Pick<GroupOrder, 'products' | 'addons'>,
  { sets, items }: Pick<GroupOrderAddress, 'sets' | 'items'>,
): readonly GroupOrderItem[] {
  const all = [...products, ...addons];
  if (items) return items.filter(({ sku, quantity }) => quantity !== 0 && all.some((item) => item.sku === sku));
  return all.map(({ sku, quantity }) => ({ sku, quantity: quantity * sets })).filter(({ quantity }) => quantity !== 0);
}

/** Each once, in the order in which they were chosen. */
export function orderedItems(order: GroupOrder): readonly GroupOrderItem[] {
  const units = new Map([...order.products, ...order.addons].map(({ sku }) => [sku, 0]));
  for (const address of order.addresses) {
    for (const { sku, quantity } of itemsFor(order, address)) units.set(sku, (units.get(sku) ?? 0) + quantity);
  }
  return [...units].map(([sku, quantity]) => ({ sku, quantity })).filter(({ quantity }) => quantity > 0);
}
