/** Who orders for many: gifts for a group of people, or a lot of wine for one occasion (spec §2 group-order, bulk). */
export type GroupOrderKind = 'group' | 'bulk';

/** So many of one thing for one address. */
export interface GroupOrderItem {
  readonly sku: string;
  readonly quantity: number;
}

/** The order as a whole, as typed (spec §3 Client state, groupOrder). */
export interface GroupOrderDetails {
  readonly company: string;
  /** A plain day, "2027-02-20": until when everything has arrived. */
  readonly date: string;
  readonly email: string;
  readonly firstName: string;
  readonly giftMessage: string;
  readonly lastName: string;
  /** For the carrier, where an address has no phone number of its own. */
  readonly phone: string;
  /** How many people it is for. */
  readonly size: string;
  /** When it begins, "18:30"; empty where nothing begins. */
  readonly time: string;
}

/** Where a part of the order goes. All fields are as typed; what is wrong with them is worked out. */
export interface GroupOrderAddress {
  readonly id: string;
  readonly name: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly stateAbbr: string;
  readonly zipcode: string;
  readonly phone: string;
  /** How often it gets what every address gets; NaN when its file says something that is no number. */
  readonly sets: number;
  /** What it gets instead of what every address gets. */
  readonly items?: readonly GroupOrderItem[];
  /** The row of the file that it came from, counted as spreadsheets count. */
  readonly row?: number;
}

/** An order for many addresses while it is put together (spec §3 Client state, groupOrder). */
export interface GroupOrder {
  readonly details: GroupOrderDetails;
  /** What every address gets. */
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

/** Whether a change makes an estimate another order's: the first product or an add-on is another one (spec §4 Group order). */
export function clearsEstimate(before: GroupOrder, after: GroupOrder): boolean {
  const choice = ({ products, addons }: GroupOrder) => [products[0]?.sku, ...addons.map(({ sku }) => sku)];
  return JSON.stringify(choice(before)) !== JSON.stringify(choice(after));
}

/** What an address gets: what every address gets, unless it has a choice of its own. What is no longer offered is left out. */
export function itemsFor(
  { products, addons }: Pick<GroupOrder, 'products' | 'addons'>,
  { sets, items }: Pick<GroupOrderAddress, 'sets' | 'items'>,
): readonly GroupOrderItem[] {
  const all = [...products, ...addons];
  if (items) return items.filter(({ sku, quantity }) => quantity !== 0 && all.some((item) => item.sku === sku));
  return all.map(({ sku, quantity }) => ({ sku, quantity: quantity * sets })).filter(({ quantity }) => quantity !== 0);
}

/** Everything that all addresses get together, each thing once, in the order in which it was chosen. */
export function orderedItems(order: GroupOrder): readonly GroupOrderItem[] {
  const units = new Map([...order.products, ...order.addons].map(({ sku }) => [sku, 0]));
  for (const address of order.addresses) {
    for (const { sku, quantity } of itemsFor(order, address)) units.set(sku, (units.get(sku) ?? 0) + quantity);
  }
  return [...units].map(([sku, quantity]) => ({ sku, quantity })).filter(({ quantity }) => quantity > 0);
}
