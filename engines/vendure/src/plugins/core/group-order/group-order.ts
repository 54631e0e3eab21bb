import type { Order, OrderLine } from '@vendure/core';
import type { ShopAddress } from '#src/plugins/core/address/address-values';
import type { Part } from '#src/plugins/core/order-line/pack-parts';

/** One of the addresses of a group order, and the units that go there. */
export interface Recipient {
  readonly address: ShopAddress;
  readonly items: readonly Part[];
}

/** An order for many addresses: its occasion, and where its units go. */
export interface GroupOrder {
  readonly kind: 'group' | 'bulk';
  readonly company: string;
  /** The day by which everything must arrive; empty where none was given. */
  readonly date: string;
  /** The time at which the occasion begins, as it was typed; empty for an order without an occasion. */
  readonly time: string;
  /** The number of people; null where it is not known. */
  readonly size: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly recipients: readonly Recipient[];
}

type Fields = Pick<Order['customFields'], 'groupOrder'>;

/** Caches the parsed value: prices ask for it again for each line and each way of delivery. */
const known = new WeakMap<Fields, { readonly text: string; readonly group: GroupOrder }>();

/** Reads for which addresses an order is; undefined for an order for one address. It was checked when it was written. */
export function groupOrderOf({ customFields }: { readonly customFields: Fields }): GroupOrder | undefined {
  const text = customFields.groupOrder;
  if (!text) return undefined;
  const before = known.get(customFields);
  if (before?.text === text) return before.group;
  const group = JSON.parse(text) as GroupOrder;
  known.set(customFields, { text, group });
  return group;
}

/** Counts the units of these addresses, by sku. */
export function unitsOf(recipients: readonly Recipient[]): ReadonlyMap<string, number> {
  return countUnits(recipients.flatMap(({ items }) => items));
}

/** True when the shares of all addresses together are exactly these lines. */
export function sharesFit(recipients: readonly Recipient[], lines: readonly Part[]): boolean {
  const [shared, ordered] = [unitsOf(recipients), countUnits(lines)];
  return ordered.size === shared.size && [...ordered].every(([sku, quantity]) => shared.get(sku) === quantity);
}

/** Says if all that an order holds goes to an address, as it does in every order for one address. */
export function isShared(order: Pick<Order, 'customFields' | 'lines'>): boolean {
  const group = groupOrderOf(order);
  return group === undefined || sharesFit(group.recipients, order.lines.filter(isInIt).map(toPart));
}

/** Finds the lines of an order of which something goes to an address. */
export function linesFor({ lines }: Pick<Order, 'lines'>, { items }: Recipient): readonly OrderLine[] {
  return lines.filter(({ productVariant }) => items.some(({ sku }) => sku === productVariant.sku));
}

function countUnits(parts: readonly Part[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const { sku, quantity } of parts) units.set(sku, (units.get(sku) ?? 0) + quantity);
  return units;
}

const isInIt = ({ quantity }: OrderLine): boolean => quantity > 0;
const toPart = ({ productVariant: { sku }, quantity }: OrderLine): Part => ({ sku, quantity });
