import type { Invariant } from './invariant';
import { isOpen, paid, refunded } from './invariant';

const total = `(o."subTotalWithTax" + o."shippingWithTax")`;
const tax = `(${total} - o."subTotal" - o.shipping)`;

/** The cents with tax that an order `o` holds, by its payments and refunds. A dispute that was lost gives no tax back. */
const held = `CASE WHEN o.state = 'Cancelled' THEN 0
  ELSE ${total} - least(greatest(${total}, 0), greatest(${refunded} - greatest(${paid} - ${total}, 0), 0)) END`;

const booked = (sum: string): string => `(SELECT coalesce(sum(${sum}), 0) FROM tax_entry WHERE "orderId" = o.id)`;
const isBooked = `EXISTS (SELECT 1 FROM tax_entry WHERE "orderId" = o.id)`;

/** Entries of tax. */
export const taxInvariants: readonly Invariant[] = [
  {
    id: 'tax-booked',
    advice:
      'The tax of a placed order is not booked, so that no report of a state has it. Tell whoever maintains the shop.',
    query: `SELECT o.code AS subject FROM "order" o WHERE ${isOpen} AND ${tax} > 0 AND NOT ${isBooked}
      AND o."createdAt" > (SELECT min("createdAt") FROM tax_entry)`,
  },
  {
    id: 'tax-entries-add-up',
    advice: 'The entries of tax of the order do not add up to the amount that it holds. Compare them with its refunds.',
    query: `SELECT o.code AS subject FROM "order" o WHERE ${isBooked} AND ${booked('base + tax')} <> ${held}`,
  },
  {
    id: 'tax-of-order-booked',
    advice: 'Nothing of the order was given back, and its entries are of another tax than it has. Compare the two.',
    query: `SELECT o.code AS subject FROM "order" o
      WHERE ${isBooked} AND o.state <> 'Cancelled' AND ${refunded} = 0 AND ${booked('tax')} <> ${tax}`,
  },
  {
    id: 'tax-held-by-place',
    advice:
      'More tax of a line was given back to a place than it had. Compare the entries of the order with its refunds.',
    query: `SELECT max(o.code) AS subject FROM tax_entry entry JOIN "order" o ON o.id = entry."orderId"
      WHERE entry.item <> 'surcharge'
      GROUP BY entry."itemId", entry.state, entry.county, entry.jurisdiction, entry.rate HAVING sum(entry.tax) < 0`,
  },
];
