import type { NoteField } from '#src/domain/cart/order-notes';
import { type Cents, formatMoney } from '#src/domain/money/money';
import { addToCartMessages } from './add-to-cart-messages';

const cansOf = (cans: number) => (cans === 1 ? '1 can' : `${cans} cans`);

export const cartMessages = {
  ...addToCartMessages,
  title: 'Your cart',
  count: (units: number) => (units === 1 ? '1 item' : `${units} items`),
  description: 'The items in your cart and what they cost.',
  close: 'Close the cart',
  lines: 'In your cart',
  moreLines: (lines: number) => `Show ${lines} more items`,
  loading: 'Loading your cart',
  continueShopping: 'Continue shopping',
  empty: { title: 'Nothing chilling yet', text: 'Your cart is empty. The shelf is not.', action: 'Go to the shop' },
  emptying: {
    ask: 'Empty the cart',
    title: 'Empty the whole cart?',
    text: 'This removes every item and every code. It cannot be undone.',
    yes: 'Yes, empty it',
    no: 'Keep everything',
    done: 'Your cart is empty',
  },
  quantity: (name: string) => `Quantity of ${name}`,
  fewer: (name: string) => `One less ${name}`,
  more: (name: string) => `One more ${name}`,
  changed: (name: string, quantity: number, total: string) => `${name}: ${quantity}. Total ${total}`,
  notAQuantity: (most: number, current: number) =>
    `Please enter a whole number from 1 to ${most}. We set it back to ${current}.`,
  bulk: (most: number) => `Need more than ${most}? Write to us about a bulk order.`,
  each: 'each',
  priceChanged: (now: string, promised: string) =>
    `Please check the price: it is now ${now} each. When you added this, the page said ${promised}.`,
  remove: 'Remove',
  part: (quantity: number, name: string) => `${quantity} × ${name}`,
  cansOf: (name: string) => `Cans in ${name}`,
  changeCans: 'Change cans',
  changeCansNamed: (name: string) => `Change cans: ${name}`,
  removeNamed: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed`,
  restored: (name: string) => `${name} is back in your cart`,
  short: (left: number) =>
    left === 0
      ? 'Sold out. Please remove it to check out.'
      : `Only ${left} left. Please lower the quantity to check out.`,
  take: (left: number) => `Change to ${left}`,
  takeNamed: (left: number, name: string) => `Change to ${left}: ${name}`,
  fixFirst: (lines: number) => (lines === 1 ? 'Fix 1 item to check out' : `Fix ${lines} items to check out`),
  shortNamed: (name: string, left: number) => (left === 0 ? `${name} is sold out.` : `Only ${left} of ${name} left.`),
  addedLater: (added: number, quantity: number) => (added >= quantity ? 'added' : `${added} added`),
  notAlone: 'Cannot be bought on its own: add a wine or a pack to go with it.',
  notAloneCart: 'What is in your cart cannot be bought on its own. Add a wine or a pack to go with it.',
  notLoaded: { title: 'Your cart did not load', text: 'It is safe. We just could not load it.' },
  codeLabel: 'Promo code',
  applyCode: 'Apply',
  codeApplied: (code: string) => `${code} is applied`,
  codeAlreadyApplied: (code: string) => `${code} is already applied`,
  withTotal: (change: string, total: Cents) => `${change}. Total ${formatMoney(total)}`,
  codeNeeded: 'Enter a code first.',
  codes: 'Applied codes',
  removeCode: (code: string) => `Remove code ${code}`,
  codeRemoved: (code: string) => `${code} was removed`,
  codeStays: (code: string, reason: string) => `${code} could not be removed. ${reason}`,
  subtotal: 'Subtotal',
  subtotalBefore: 'Subtotal before discounts',
  shipping: 'Shipping',
  tax: 'Tax',
  total: 'Total',
  shippingLater: 'Calculated at checkout',
  updating: 'being updated',
  checkout: 'Check out',
  viewCart: 'View cart',
  summary: 'Summary',
  adultSignature: 'An adult 21 or older must sign for the delivery.',
} as const;

export const clubBoxMessages = {
  title: 'Club box',
  summary: (cans: number, every: string) => `${cansOf(cans)}, ${every}`,
  cans: 'Cans in the club box',
  changeFrequency: 'Change frequency',
  remove: 'Remove box',
  /** The additional cost of a box that is not a full club box (spec §9 Club sizes). */
  gap: (cans: number, size: number, missing: number, extra: Cents) =>
    `A club box holds ${size} cans, this one has ${cans}.` +
    (extra > 0 ? ` Without the member price it costs ${formatMoney(extra)} more in every delivery.` : '') +
    ` ${missing > 0 ? `Add ${cansOf(missing)}` : `Remove ${cansOf(-missing)}`} to make it a club box.`,
  short: (shortages: readonly string[]) => `${shortages.join(' ')} Please change the cans to check out.`,
  frequency: {
    title: 'How often should the box come?',
    legend: 'Delivery frequency',
    save: 'Save frequency',
    saving: 'Saving',
    saved: (every: string) => `The club box comes ${every}`,
  },
} as const;

export const orderNotesMessages = {
  title: 'Notes',
  order: 'Order notes',
  gift: 'Gift message',
  written: 'added',
  labels: { instructions: 'Instructions', from: 'From', recipient: 'To', note: 'Message' } satisfies Record<
    NoteField,
    string
  >,
  hints: {
    instructions: (most: number) => `For packing or delivery. Up to ${most} characters.`,
    note: (most: number) => `We print it on a card in the box. Up to ${most} characters.`,
  },
  tooLong: (most: number, length: number) => `Use at most ${most} characters. You have ${length}.`,
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved',
  notSaved: (reason: string) => `Your notes were not saved. They are still here. ${reason}`,
  fromTo: (from: string, recipient: string) =>
    [from && `From ${from}`, recipient && `to ${recipient}`].filter(Boolean).join(' '),
  edits: 'notes',
} as const;

export const caseMessages = {
  first: (missing: number, percent: number) => `Add ${cansOf(missing)} for the case price: ${percent}% off`,
  further: (missing: number, percent: number) => `Add ${cansOf(missing)} for ${percent}% off`,
  reached: (percent: number) => `Case price: ${percent}% off every can`,
  boxes: (boxes: number) => `Your order comes in ${boxes} boxes.`,
} as const;
