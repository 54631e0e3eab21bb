import { isDeepStrictEqual } from 'node:util';
import type { FieldErrors } from '#sandbox/http/error-responses';
import type { Fields } from '#sandbox/http/request-body';
import { fieldsOf, integerOf, isRecord, listOf, textOrNull } from '#sandbox/http/request-body';
import type { ShopConfig } from '#sandbox/shop/config/shop-config';
import { nested } from '#sandbox/shop/customers/address-store';
import { readAddress } from '#sandbox/shop/customers/address-values';
import { placeOf } from '#sandbox/shop/customers/place-of';
import { boxErrors } from '#sandbox/shop/customers/post-office-box';
import type { Place } from '#sandbox/shop/geography/place';
import type { Order } from '#sandbox/shop/orders/order';
import { holdsWine } from '#sandbox/shop/orders/parcel-contents';

/** One of the addresses of a group order, and the units by sku that go there. */
export interface Recipient {
  readonly place: Place;
  readonly units: ReadonlyMap<string, number>;
  /** The errors if wine goes there. */
  readonly wineErrors: FieldErrors;
}

const mostRecipients = 1000;
/** Characters of JSON, of all that a group order says beside its addresses and of each address. */
const maxPartLength = 5000;

/** Finds errors in the addresses of a group order and in their units. They name an address by its number, from 0. */
export function recipientErrors(config: ShopConfig, metadata: Fields): FieldErrors {
  const sent = sentRecipients(metadata);
  if (!sent) return {};
  if (sent.length === 0) return { recipients: ["can't be blank"] };
  if (sent.length > mostRecipients) return { recipients: [`are too many (maximum is ${String(mostRecipients)})`] };
  if (JSON.stringify(metadata['group_order']).length > maxPartLength + sent.length * maxPartLength)
    return { group_order: ['is too long'] };
  const errors = sent.flatMap((fields, index) => {
    const record = `recipients[${String(index)}]`;
    const address = readAddress(config, undefined, fields);
    const shares = listOf(fields['line_items']) ?? [];
    const isGiven = shares.length > 0 && shares.every((share) => (integerOf(share['quantity']) ?? 0) > 0);
    return [
      ...('errors' in address ? Object.entries(nested(record, address.errors)) : []),
      ...(isGiven ? [] : [[`${record}.line_items`, ['is invalid']] as const]),
    ];
  });
  return Object.fromEntries(errors);
}

/** The addresses of a group order; undefined for an order for one address. */
export function recipientsOf(
  config: ShopConfig,
  { metadata }: Pick<Order, 'metadata'>,
): readonly Recipient[] | undefined {
  return sentRecipients(metadata)?.flatMap((fields) => {
    const address = readAddress(config, undefined, fields);
    if ('errors' in address) return [];
    const place = placeOf(config, address.values);
    return [{ place, units: unitsOf(fields), wineErrors: boxErrors(address.values) }];
  });
}

/** The errors when the shares together are not the units of the order, or when wine goes to a post office box. */
export function sharesProblem(config: ShopConfig, order: Pick<Order, 'lines' | 'metadata'>): FieldErrors | undefined {
  const recipients = recipientsOf(config, order);
  if (!recipients) return undefined;
  if (!sharesFit(recipients, order)) return { recipients: ['must get all units of the order, and no more'] };
  const boxes = recipients.flatMap(({ units, wineErrors }, index) =>
    holdsWine(order.lines.filter(({ variant }) => units.has(variant.sku)))
      ? Object.entries(nested(`recipients[${String(index)}]`, wineErrors))
      : [],
  );
  return boxes.length > 0 ? Object.fromEntries(boxes) : undefined;
}

/** True when an order goes to other addresses than before, or its units are divided differently among them. */
export function shipsElsewhere(before: Destination, after: Destination): boolean {
  return before.shipAddressId !== after.shipAddressId || !isDeepStrictEqual(groupOf(before), groupOf(after));
}

type Destination = Pick<Order, 'shipAddressId' | 'metadata'>;

function groupOf({ metadata }: Destination): unknown {
  return metadata['group_order'];
}

function sharesFit(recipients: readonly Recipient[], { lines }: Pick<Order, 'lines'>): boolean {
  const ordered = new Map<string, number>();
  for (const { variant, quantity } of lines) ordered.set(variant.sku, (ordered.get(variant.sku) ?? 0) + quantity);
  const shared = new Map<string, number>();
  for (const { units } of recipients) {
    for (const [sku, quantity] of units) shared.set(sku, (shared.get(sku) ?? 0) + quantity);
  }
  return ordered.size === shared.size && [...ordered].every(([sku, quantity]) => shared.get(sku) === quantity);
}

function sentRecipients(metadata: Fields): readonly Fields[] | undefined {
  const groupOrder = metadata['group_order'];
  return isRecord(groupOrder) ? (listOf(groupOrder['recipients']) ?? []) : undefined;
}

function unitsOf(fields: Fields): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const share of listOf(fields['line_items']) ?? []) {
    const { sku, quantity } = fieldsOf(share);
    const key = textOrNull(sku) ?? '';
    units.set(key, (units.get(key) ?? 0) + (integerOf(quantity) ?? 0));
  }
  return units;
}
