import {
  emptyGroupOrder,
  estimatesPath,
  type GroupOrder,
  type GroupOrderAddress,
  type GroupOrderItem,
  groupOrderLimits,
} from '#src/domain/group-order/group-order';
import { isRecord, type UnknownRecord } from '#src/infrastructure/shared/json';
import { json } from './codecs';

/** The most characters to store of a text such as a gift message; the form reports a text that is too long. */
const detailLength = 2000;
/** The owner of a draft whose stored owner is broken. */
const nobody = '';

/** A draft, or a part of it. The link to an estimate leads nowhere but to one. */
export const groupOrder = json((stored) => {
  if (!isRecord(stored)) return undefined;
  const { order, estimateUrl, submitted, owner } = stored;
  const url = typeof estimateUrl === 'string' && estimateUrl.startsWith(estimatesPath) ? estimateUrl : undefined;
  return {
    order: isRecord(order) ? orderOf(order) : undefined,
    estimateUrl: url,
    submitted: submitted === true && url !== undefined,
    ...(owner !== undefined && { owner: typeof owner === 'string' ? owner : nobody }),
  };
});

function orderOf(stored: UnknownRecord): GroupOrder {
  return {
    details: textsOf(emptyGroupOrder.details, stored['details'], detailLength),
    products: itemsOf(stored['products']),
    addons: itemsOf(stored['addons']),
    addresses: rowsOf(stored['addresses']).slice(0, groupOrderLimits.addresses).map(addressOf),
  };
}

function textsOf<T extends { readonly [K in keyof T]: string }>(empty: T, stored: unknown, length: number): T {
  const texts = new Map(isRecord(stored) ? Object.entries(stored) : []);
  const textOf = (field: string) => {
    const text = texts.get(field);
    return typeof text === 'string' ? text.slice(0, length) : '';
  };
  return Object.fromEntries(Object.keys(empty).map((field) => [field, textOf(field)])) as T;
}

const emptyAddress: Omit<GroupOrderAddress, 'sets' | 'items' | 'row'> = {
  id: '',
  name: '',
  address1: '',
  address2: '',
  city: '',
  stateAbbr: '',
  zipcode: '',
  phone: '',
};

/** JSON has no NaN, which marks a number that could not be read: it is stored as null. */
function addressOf(stored: UnknownRecord, index: number): GroupOrderAddress {
  const { id, sets, items, row } = stored;
  return {
    ...textsOf(emptyAddress, stored, groupOrderLimits.cellLength),
    id: typeof id === 'string' ? id : String(index + 1),
    sets: numberOf(sets),
    ...(Array.isArray(items) && { items: itemsOf(items) }),
    ...(typeof row === 'number' && { row }),
  };
}

function itemsOf(stored: unknown): readonly GroupOrderItem[] {
  return rowsOf(stored).flatMap(({ sku, quantity }) =>
    typeof sku === 'string' ? [{ sku, quantity: numberOf(quantity) }] : [],
  );
}

function rowsOf(stored: unknown): readonly UnknownRecord[] {
  return Array.isArray(stored) ? stored.filter(isRecord) : [];
}

function numberOf(stored: unknown): number {
  return typeof stored === 'number' ? stored : NaN;
}
