import type { Updateable } from 'kysely';
import type { Database } from '#sandbox/database/schema';
import type { FieldErrors } from '#sandbox/http/error-responses';
import { invalidResource } from '#sandbox/http/error-responses';
import type { Fields } from '#sandbox/http/request-body';
import { fieldsOf, isRecord, isTrue, textOrNull } from '#sandbox/http/request-body';
import {
  isEmail,
  lengthProblem,
  lineProblem,
  maxLineLength,
  maxMetadataLength,
  normalEmail,
} from '#sandbox/http/text-length';
import { nested, storeAddress } from '#sandbox/shop/customers/address-store';
import { readAddress } from '#sandbox/shop/customers/address-values';
import { recipientErrors } from '#sandbox/shop/group-orders/recipients';
import type { OrderWork } from '#sandbox/shop/orders/order-work';

/** Characters that fit on the packing slip and on the gift card. */
const maxInstructionsLength = 500;
const maxGiftNoteLengths = { from: 60, recipient: 60, note: 300 } as const;

export type OrderAttribute =
  | 'email'
  | 'special_instructions'
  | 'channel'
  | 'referral_identifier'
  | 'metadata'
  | 'gift_note_attributes'
  | 'ship_address_attributes'
  | 'bill_address_attributes'
  | 'use_billing'
  | 'use_shipping'
  | 'use_store_credit';

/** The limit for all fields together, in characters of JSON. */
const maxGiftNoteLength = 3000;

/** Stores the allowed fields and ignores the others. One invalid field refuses them all. */
export async function writeOrderFields(
  work: OrderWork,
  sent: Fields,
  allowed: readonly OrderAttribute[],
): Promise<void> {
  const fields: Fields = Object.fromEntries(
    Object.entries(sent).filter(([key]) => (allowed as readonly string[]).includes(key)),
  );
  const errors: Record<string, readonly string[]> = {};
  const change: Updateable<Database['orders']> = {};
  readPlainFields(fields, change, errors);
  if (isRecord(fields['metadata'])) Object.assign(errors, recipientErrors(work.shop.config, fields['metadata']));
  await readAddresses(work, fields, change, errors);
  if (Object.keys(errors).length > 0) throw invalidResource(errors);
  if (Object.keys(change).length === 0) return;
  await work.store
    .updateTable('orders')
    .set({ ...change, updatedAt: work.now })
    .where('id', '=', work.order.id)
    .execute();
  await work.refresh();
}

function readPlainFields(
  fields: Fields,
  change: Updateable<Database['orders']>,
  errors: Record<string, readonly string[]>,
): void {
  if (fields['use_store_credit'] !== undefined) change.useStoreCredit = isTrue(fields['use_store_credit']);
  const address = normalEmail(textOrNull(fields['email']) ?? '');
  if (fields['email'] !== undefined) {
    change.email = address === '' ? null : address;
    if (change.email !== null && !isEmail(change.email)) errors['email'] = ['is invalid'];
  }
  if (fields['special_instructions'] !== undefined)
    change.specialInstructions = textOrNull(fields['special_instructions']) ?? null;
  if (fields['referral_identifier'] !== undefined)
    change.referralIdentifier = textOrNull(fields['referral_identifier']) ?? null;
  if (typeof fields['channel'] === 'string') change.channel = fields['channel'];
  if (isRecord(fields['metadata'])) change.metadata = JSON.stringify(fields['metadata']);
  const giftNote = fields['gift_note_attributes'];
  if (isRecord(giftNote)) change.giftNote = JSON.stringify(giftNote);
  requireLength('special_instructions', change.specialInstructions, maxInstructionsLength);
  requireLine('referral_identifier', change.referralIdentifier, maxLineLength);
  requireLine('channel', change.channel, maxLineLength);
  const { group_order: _addresses, ...metadata } = fieldsOf(fields['metadata']);
  requireLength('metadata', JSON.stringify(metadata), maxMetadataLength);
  requireLength('gift_note', change.giftNote, maxGiftNoteLength);
  const { from, recipient, note } = fieldsOf(giftNote);
  requireLine('gift_note.from', textOrNull(from), maxGiftNoteLengths.from);
  requireLine('gift_note.recipient', textOrNull(recipient), maxGiftNoteLengths.recipient);
  requireLength('gift_note.note', textOrNull(note), maxGiftNoteLengths.note);

  function requireLength(field: string, text: string | null | undefined, most: number): void {
    const problem = lengthProblem(text, most);
    if (problem !== undefined) errors[field] = [problem];
  }

  function requireLine(field: string, text: string | null | undefined, most: number): void {
    const problem = lineProblem(text, most);
    if (problem !== undefined) errors[field] = [problem];
  }
}

async function readAddresses(
  work: OrderWork,
  fields: Fields,
  change: Updateable<Database['orders']>,
  errors: Record<string, readonly string[]>,
): Promise<void> {
  const read = async (record: 'ship_address' | 'bill_address'): Promise<number | undefined> => {
    const sent = fields[`${record}_attributes`];
    if (!isRecord(sent)) return undefined;
    const present = record === 'ship_address' ? work.order.shipAddress : work.order.billAddress;
    const address = readAddress(work.shop.config, present, sent);
    if ('values' in address) return (await storeAddress(work.store, address.values)).id;
    Object.assign(errors, nested(record, address.errors) satisfies FieldErrors);
    return undefined;
  };
  const ship = await read('ship_address');
  const bill = await read('bill_address');
  if (ship !== undefined) change.shipAddressId = ship;
  if (bill !== undefined) change.billAddressId = bill;
  const billing = bill ?? work.order.billAddressId;
  const shipping = ship ?? work.order.shipAddressId;
  if (isTrue(fields['use_billing']) && billing !== null) change.shipAddressId = billing;
  else if (isTrue(fields['use_shipping']) && shipping !== null) change.billAddressId = shipping;
}
