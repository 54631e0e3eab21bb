import type { Kind, KnownIds } from './known-ids';

/** Something that differs: where, and how. A key that only we send starts with a plus. */
export interface Mismatch {
  readonly key: string;
  readonly detail: string;
}

type Json = string | number | boolean | null | readonly Json[] | JsonObject;

interface JsonObject {
  readonly [key: string]: Json;
}

const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * Compares an answer with the recorded one: the same keys, JSON types, amounts and messages. Ids, numbers and tokens must
 * stand for each other throughout; times must only look like times.
 */
export function compare(recorded: unknown, own: unknown, ids: KnownIds): readonly Mismatch[] {
  const mismatches: Mismatch[] = [];
  walk(recorded as Json, own as Json, []);
  return mismatches;

  function walk(left: Json, right: Json | undefined, path: readonly string[]): void {
    const key = path.join('.');
    if (right === undefined) return report(key, `is missing, recorded ${show(left)}`);
    if (typeOf(left) !== typeOf(right)) return report(key, `is ${show(right)}, recorded ${show(left)}`);
    if (Array.isArray(left) && Array.isArray(right)) {
      if (left.length !== right.length)
        return report(key, `has ${String(right.length)} entries, recorded ${String(left.length)}`);
      left.forEach((entry, index) => {
        walk(entry as Json, right[index] as Json, path);
      });
      return;
    }
    if (isObject(left) && isObject(right)) {
      for (const [name, value] of Object.entries(left)) entry(left, name, value, right[name], path);
      for (const name of Object.keys(right))
        if (!(name in left)) report(`+${[...path, name].join('.')}`, show(right[name]));
      return;
    }
    if (left !== right) report(key, `is ${show(right)}, recorded ${show(left)}`);
  }

  function entry(owner: JsonObject, name: string, left: Json, right: Json | undefined, path: readonly string[]): void {
    const place = [...path, name];
    const kind = kindOf(place, owner);
    if (kind && isId(left) && isId(right)) {
      if (!ids.learn(kind, left, right))
        report(place.join('.'), `the ${kind} ${show(right)} does not stand for the recorded ${show(left)}`);
      return;
    }
    if (typeof left === 'string' && timestamp.test(left) && typeof right === 'string' && timestamp.test(right)) return;
    walk(left, right, place);
  }

  function report(key: string, detail: string): void {
    mismatches.push({ key, detail });
  }
}

function kindOf(path: readonly string[], owner: JsonObject): Kind | undefined {
  const [name = '', parent = '', grandparent = ''] = path.toReversed();
  if (name === 'number') return parent === 'shipments' ? 'shipment number' : 'order number';
  if (name === 'order_id' || name === 'order_number') return 'order number';
  if (name === 'token') return 'order token';
  if (name === 'user_id') return 'user';
  if (name === 'adjustable_id') return adjustable(owner['adjustable_type']);
  if (name === 'source_id') return source(owner['source_type']);
  if (name !== 'id') return undefined;
  if (parent === 'source')
    return grandparent === 'payments' && owner['category'] !== undefined ? 'store credit' : 'card';
  const byParent: Readonly<Record<string, Kind>> = {
    line_items: 'line item',
    adjustments: 'adjustment',
    shipments: 'shipment',
    shipping_rates: 'rate',
    selected_shipping_rate: 'rate',
    payments: 'payment',
    credit_cards: 'card',
    bill_address: 'address',
    ship_address: 'address',
    orders: 'order',
  };
  if (parent !== '') return byParent[parent];
  return topLevel(owner);
}

function topLevel(owner: JsonObject): Kind | undefined {
  if ('checkout_steps' in owner) return 'order';
  if ('variant_id' in owner) return 'line item';
  if ('address1' in owner) return 'address';
  return 'email' in owner ? 'user' : undefined;
}

function adjustable(type: Json | undefined): Kind {
  return type === 'Spree::LineItem' ? 'line item' : type === 'Spree::Shipment' ? 'shipment' : 'order';
}

function source(type: Json | undefined): Kind | undefined {
  return type === 'Spree::CreditCard' ? 'card' : type === 'Spree::StoreCredit' ? 'store credit' : undefined;
}

function isId(value: Json | undefined): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function typeOf(value: Json): string {
  return value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;
}

function show(value: Json | undefined): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
