import { type Address, keptAddress } from '#src/domain/address-book/address';
import { readUsPhone } from '#src/domain/address-book/us-phone';
import type { Order, OrderKey } from '#src/domain/cart/order';
import { oneLine } from '#src/domain/text/one-line';
import {
  estimatesPath,
  type GroupOrder,
  type GroupOrderAddress,
  type GroupOrderDetails,
  type GroupOrderItem,
  type GroupOrderKind,
  itemsFor,
  orderedItems,
} from './group-order';

/** A part of the order and its address. */
export interface EstimateRecipient extends Address {
  readonly items: readonly GroupOrderItem[];
}

/** The request for an estimate, which is an order of its own (docs/adr/0024). */
export interface EstimateRequest {
  readonly kind: GroupOrderKind;
  readonly details: GroupOrderDetails;
  readonly items: readonly GroupOrderItem[];
  readonly recipients: readonly EstimateRecipient[];
}

/** An estimate: an order that is not paid yet, with its occasion. */
export interface Estimate {
  readonly order: Order;
  readonly kind: GroupOrderKind;
  readonly company: string;
  /** The day by which everything must arrive, and the time at which the occasion begins; empty where none was given. */
  readonly date: string;
  readonly time: string;
}

/** Builds the request for a group order; only for one without problems. */
export function estimateRequest(kind: GroupOrderKind, order: GroupOrder): EstimateRequest {
  const details = writtenDetails(order.details);
  return {
    kind,
    details,
    items: orderedItems(order),
    recipients: order.addresses.map((address) => ({
      ...postalAddress(address, details.phone),
      items: itemsFor(order, address),
    })),
  };
}

/** All but the gift message are a line each. */
function writtenDetails({ giftMessage, ...lines }: GroupOrderDetails): GroupOrderDetails {
  const written = Object.fromEntries(
    Object.entries(lines).map(([field, text]: [string, string]) => [field, oneLine(text)]),
  ) as unknown as typeof lines;
  return { ...written, phone: readUsPhone(lines.phone) ?? written.phone, giftMessage: giftMessage.trim() };
}

function postalAddress(
  { name, address1, address2, city, stateAbbr, zipcode, phone }: GroupOrderAddress,
  otherPhone: string,
): Address {
  const typed = { name, address1, address2, city, stateAbbr, zipcode, phone: phone || otherPhone };
  return { ...keptAddress(typed), countryIso: 'US' };
}

/** The path of an estimate without language prefix. The token is in the fragment, which browsers send to no server. */
export function estimatePath({ number, token }: OrderKey): string {
  return `${estimatesPath}${number}/#token=${token}`;
}
