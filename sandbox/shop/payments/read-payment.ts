import { invalidResource, notFound } from '#sandbox/http/error-responses';
import type { Fields } from '#sandbox/http/request-body';
import { integerOf, isRecord, textOrNull } from '#sandbox/http/request-body';
import { recognizeCard } from '#sandbox/shop/cards/gateway';
import { storeCard } from '#sandbox/shop/cards/store-card';
import type { PaymentMethod } from '#sandbox/shop/config/payment-method';
import type { Caller } from '#sandbox/shop/customers/caller';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { amountDueCents } from './amount-due';
import { requireChargeable } from './least-charge';
import { addPayment } from './order-payments';

/** Adds the payment of the payment step: a saved card, a new card, or a method without a source. The amount is the order's. */
export async function writePayment(work: OrderWork, caller: Caller, fields: Fields): Promise<void> {
  const method = methodOf(work, fields);
  if (method.kind === 'card') requireChargeable(amountDueCents(work.order));
  const creditCardId = method.kind === 'card' ? await cardOf(work, caller, fields['source_attributes']) : null;
  await addPayment(work, { methodId: method.id, creditCardId, amountCents: work.order.totalCents, state: 'checkout' });
}

function methodOf(work: OrderWork, fields: Fields): PaymentMethod {
  const methods = work.shop.config.paymentMethods.filter(({ kind }) => kind === 'card' || kind === 'check');
  const id = integerOf(fields['payment_method_id']);
  const byType = typeof fields['payment_method_type'] === 'string';
  const method =
    id === undefined && byType ? methods.find(({ kind }) => kind === 'card') : methods.find((one) => one.id === id);
  if (!method) throw notFound();
  return method;
}

async function cardOf(work: OrderWork, caller: Caller, source: unknown): Promise<number> {
  if (!isRecord(source) || Object.keys(source).length === 0)
    throw invalidResource({ 'payments.source': ["can't be blank"] });
  if (source['wallet_payment_source_id'] !== undefined)
    return savedCard(work, caller, source['wallet_payment_source_id']);
  const text = (key: string): string => textOrNull(source[key])?.trim() ?? '';
  const required = [
    ['name', 'Name'],
    ['number', 'Number'],
    ['verification_value', 'Verification Value'],
  ] as const;
  const errors = required.filter(([key]) => text(key) === '').map(([, label]) => `${label} can't be blank`);
  if (errors.length > 0) throw invalidResource({ 'payments.Credit Card': errors });
  const [month = '', year = ''] =
    text('expiry') === ''
      ? [text('month'), text('year')]
      : text('expiry')
          .split('/')
          .map((part) => part.trim());
  return storeCard(
    work.store,
    {
      ...recognizeCard(text('number')),
      month,
      year: year.length === 2 ? `20${year}` : year,
      name: text('name'),
      customerId: caller.customer?.id ?? null,
    },
    work.now,
  );
}

/** A card of the caller's own wallet; any other card is 404, also with the token of its owner's order. */
async function savedCard(work: OrderWork, { customer }: Caller, id: unknown): Promise<number> {
  const source =
    customer &&
    (await work.store
      .selectFrom('walletPaymentSources')
      .select('creditCardId')
      .where('id', '=', integerOf(id) ?? 0)
      .where('customerId', '=', customer.id)
      .executeTakeFirst());
  if (!source) throw notFound();
  return source.creditCardId;
}
