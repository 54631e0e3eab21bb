import { findContentType } from './content-types';
import { DeliveryError } from './delivery-error';

/** The fields by which entries can be ordered. */
const ORDERS = ['sys.createdAt', 'sys.id'] as const;
type Order = (typeof ORDERS)[number];

/** A query that has been checked: its type is known and every number is within the limits of the delivery API. */
export interface DeliveryQuery {
  readonly contentType: string;
  readonly order: readonly Order[];
  readonly skip: number;
  readonly limit: number;
  readonly include: number;
}

export type QueryString = Readonly<Record<string, string | readonly string[] | undefined>>;

const PARAMETERS = new Set(['content_type', 'order', 'skip', 'limit', 'include']);

/**
 * Reads the query string of a call for entries. Only calls of the storefront are answered: all else that the delivery API
 * knows, such as filters, is refused with its error for an unknown parameter.
 */
export function readQuery(query: QueryString): DeliveryQuery {
  const unknown = Object.keys(query).find((name) => !PARAMETERS.has(name));
  if (unknown !== undefined) throw DeliveryError.unknownPath(unknown.split('.'));
  const text = (name: string): string | undefined => query[name]?.toString();
  return {
    contentType: knownType(text('content_type') ?? ''),
    order: (text('order') ?? '').split(',').filter(Boolean).map(knownOrder),
    skip: wholeNumber('skip', text('skip'), 0, 9000),
    limit: wholeNumber('limit', text('limit'), 100, 1000),
    include: wholeNumber('include', text('include'), 1, 10),
  };
}

function knownType(id: string): string {
  if (!findContentType(id)) throw DeliveryError.invalidQuery([{ name: 'unknownContentType', value: id }]);
  return id;
}

function knownOrder(path: string): Order {
  const order = ORDERS.find((known) => known === path);
  if (!order) throw DeliveryError.unknownPath(path.split('.'));
  return order;
}

function wholeNumber(name: string, value: string | undefined, otherwise: number, most: number): number {
  if (value === undefined) return otherwise;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number > most) {
    throw DeliveryError.unknownPath([name], `The value of "${name}" must be a whole number from 0 to ${most}`);
  }
  return number;
}
