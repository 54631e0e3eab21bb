/** The kind of order: gifts for a group of people, or a lot of wine for one occasion (spec §2 group-order, bulk). */
export type GroupOrderKind = 'group' | 'bulk';

/** The beginning of the paths of estimates, without language prefix. */
export const estimatesPath = '/group-order/estimate/';

/** A product and its quantity for one address. */
export interface GroupOrderItem {
  readonly sku: string;
  readonly quantity: number;
}

/** The details of the whole order, as typed (spec §3 Client state, groupOrder). */
export interface GroupOrderDetails {
  readonly company: string;
  /** A calendar day, "2027-02-20", by which everything must arrive. */
  readonly date: string;
  readonly email: string;
  readonly firstName: string;
  readonly giftMessage: string;
  readonly lastName: string;
  /** For the carrier, where an address has no phone number of its own. */
  readonly phone: string;
  /** The number of people. */
  readonly size: string;
  /** The time at which the occasion begins, "18:30"; empty for an order without an occasion. */
  readonly time: string;
}

/** An address that a part of the order ships to. All fields are as typed, with or without mistakes. */
export interface GroupOrderAddress {
  readonly id: string;
  readonly name: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly stateAbbr: string;
  readonly zipcode: string;
  readonly phone: string;
  /** The number of times that it gets the products of the order; NaN when its file has a text that is not a number. */
  readonly sets: number;
  /** Its own products, instead of those of the order. */
  readonly items?: readonly GroupOrderItem[];
  /** The row of its file, counted as spreadsheets count. */
  readonly row?: number;
}

/** The facts of a draft that are tracked. */
export interface GroupOrderFacts {
  readonly kind: GroupOrderKind;
  /** The number of addresses. */
  readonly addresses: number;
  /** The number of different products. */
  readonly products: number;
}

/** A draft of an order for many addresses (spec §3 Client state, groupOrder). */
export interface GroupOrder {
  readonly details: GroupOrderDetails;
  /** The products that every address gets. */
  readonly products: readonly GroupOrderItem[];
  readonly addons: readonly GroupOrderItem[];
  readonly addresses: readonly GroupOrderAddress[];
}

/**
 * Addresses that one estimate takes, units of one thing for one address, and units of one thing in the whole order; columns
 * of a spreadsheet that are read, and characters of a cell.
 */
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

/** True while nothing was typed or chosen. */
export function isEmpty({ details, products, addons, addresses }: GroupOrder): boolean {
  return [...Object.values<string>({ ...details }), products, addons, addresses].every(({ length }) => length === 0);
}

/** True when a change makes the estimate invalid: the first product or an add-on changed (spec §4 Group order). */
export function clearsEstimate(before: GroupOrder, after: GroupOrder): boolean {
  const choice = ({ products, addons }: GroupOrder) => [products[0]?.sku, ...addons.map(({ sku }) => sku)];
  return JSON.stringify(choice(before)) !== JSON.stringify(choice(after));
}

/** Returns the products of an address: its own, or else those of the order, without those that are no longer offered. */
export function itemsFor(
  { products, addons }: Pick<GroupOrder, 'products' | 'addons'>,
  { sets, items }: Pick<GroupOrderAddress, 'sets' | 'items'>,
): readonly GroupOrderItem[] {
  const all = [...products, ...addons];
  if (items) return items.filter(({ sku, quantity }) => quantity !== 0 && all.some((item) => item.sku === sku));
  return all.map(({ sku, quantity }) => ({ sku, quantity: quantity * sets })).filter(({ quantity }) => quantity !== 0);
}

/** All products of all addresses, each once, in the order in which they were chosen. */
export function orderedItems(order: GroupOrder): readonly GroupOrderItem[] {
  const units = new Map([...order.products, ...order.addons].map(({ sku }) => [sku, 0]));
  for (const address of order.addresses) {
    for (const { sku, quantity } of itemsFor(order, address)) units.set(sku, (units.get(sku) ?? 0) + quantity);
  }
  return [...units].map(([sku, quantity]) => ({ sku, quantity })).filter(({ quantity }) => quantity > 0);
}
