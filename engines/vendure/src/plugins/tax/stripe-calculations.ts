import { Logger } from '@vendure/core';
import Stripe from 'stripe';
import { askOnce, keyFor, said } from '#src/payment-provider/stripe-calls';
import { invalid } from '#src/plugins/core/shop-failure';
import type { StripeRequest } from './stripe-requests';
import { shippingItem } from './stripe-requests';

/** The taxes on one request, in cents. */
interface CalculatedTax {
  readonly state: string;
  /** By the reference of the item. */
  readonly items: ReadonlyMap<string, number>;
  readonly shipping: number;
}

/** A sale as Stripe has it in its reports. */
export interface RecordedSale {
  readonly id: string;
  /** With tax, in cents. */
  readonly total: number;
  /** Its items; undefined for a sale that an earlier version of the shop reported. */
  readonly items?: readonly RecordedItem[];
  readonly shipping?: ReportedAmount;
}

/** Cents before tax, and their tax. */
interface ReportedAmount {
  readonly amount: number;
  readonly tax: number;
}

interface RecordedItem extends ReportedAmount {
  readonly id: string;
  readonly reference: string;
}

/** The part that is taken out of a recorded sale: items and shipping, or an amount with tax of a sale without items. */
export type Reversal =
  | { readonly items: readonly RecordedItem[]; readonly shipping: ReportedAmount; readonly isAll: boolean }
  | { readonly amount: number };

/** A shopper waits for a tax, with the order locked. */
const patience = { timeout: 5000, maxNetworkRetries: 1 };

/** Milliseconds for which an answer is given again. Rates change with a day, and most of a purchase asks for the same. */
const kept = 10 * 60_000;
const mostKept = 1000;

/** Addresses of a group order that are asked for at the same moment. */
const atOnce = 10;

/** Items of one page, as many as Stripe lists at once, and of all pages. */
const mostListed = 100;
const mostItems = 10_000;

/** Milliseconds. */
const day = 24 * 60 * 60_000;
/** Milliseconds: with the rest of its first day, no more than Stripe allows. */
const furthestBack = 30 * day;

/** The calls of Stripe Tax: calculations, and the sales that are reported. */
export class StripeCalculations {
  private readonly answers = new Map<string, { readonly until: number; readonly tax: Promise<CalculatedTax> }>();

  constructor(
    private readonly stripe: Stripe,
    private readonly now: () => number,
  ) {}

  /** Calculates the taxes on requests, in their sequence. Rejects with INVALID when Stripe is away or does not know the place. */
  async taxes(requests: readonly StripeRequest[]): Promise<readonly CalculatedTax[]> {
    const taxes: CalculatedTax[] = [];
    for (let first = 0; first < requests.length; first += atOnce)
      taxes.push(...(await Promise.all(requests.slice(first, first + atOnce).map((one) => this.once(one)))));
    return taxes;
  }

  /**
   * Reports a sale by the rules of the moment at which it was made. The same reference again reports nothing more for a day, as long as
   * Stripe remembers keys. Answers the tax that Stripe reports, in cents.
   */
  async record(
    request: StripeRequest,
    reference: string,
    at: Date,
  ): Promise<{ readonly sale: RecordedSale; readonly tax: number }> {
    const seconds = Math.floor(at.getTime() / 1000);
    const asked = { ...request, tax_date: seconds };
    const calculation = await askOnce(keyFor(`tax-calculation-${reference}`, asked), (options) =>
      this.stripe.tax.calculations.create(asked, options),
    );
    const params = { calculation: idOf(calculation), reference, posted_at: Math.max(seconds, this.earliestPosting()) };
    const transaction = await askOnce(keyFor(`tax-${reference}`, params), (options) =>
      this.stripe.tax.transactions.createFromCalculation(params, options),
    );
    const { id, shipping_cost: cost } = transaction;
    const items = await said(
      this.stripe.tax.transactions.listLineItems(id, { limit: mostListed }).autoPagingToArray({ limit: mostItems }),
    );
    const sale = {
      ...{ id, total: calculation.amount_total },
      items: items.map(({ id: itemId, reference: name, amount, amount_tax: tax }) => ({
        ...{ id: itemId, reference: name, amount, tax },
      })),
      shipping: { amount: cost?.amount ?? 0, tax: cost?.amount_tax ?? 0 },
    };
    return { sale, tax: calculation.tax_amount_exclusive };
  }

  /** Takes some of a sale back out of the reports. */
  async reverse({ id }: RecordedSale, reversal: Reversal, reference: string): Promise<void> {
    const params = { original_transaction: id, reference, ...reversed(reversal) };
    await askOnce(keyFor(`tax-${reference}`, params), (options) =>
      this.stripe.tax.transactions.createReversal(params, options),
    );
  }

  /**
   * Stripe posts nothing further back than 31 days: a sale that is older is posted on the first day that it can be. A whole day, so that
   * a call that is repeated is the same call.
   */
  private earliestPosting(): number {
    return Math.floor((this.now() - furthestBack) / day) * (day / 1000);
  }

  private once(request: StripeRequest): Promise<CalculatedTax> {
    const key = JSON.stringify(request);
    const before = this.answers.get(key);
    if (before && before.until > this.now()) return before.tax;
    this.answers.delete(key);
    const tax = this.calculate(request);
    this.answers.set(key, { until: this.now() + kept, tax });
    const [oldest] = this.answers.keys();
    if (this.answers.size > mostKept && oldest !== undefined) this.answers.delete(oldest);
    // A failed calculation is asked for again; its callers get the failure.
    tax.catch(() => this.answers.delete(key));
    return tax;
  }

  private async calculate(request: StripeRequest): Promise<CalculatedTax> {
    try {
      const calculation = await said(
        this.stripe.tax.calculations.create({ ...request, expand: ['line_items'] }, patience),
      );
      const items = await this.itemsOf(calculation);
      const taxes = new Map(items.map(({ reference, amount_tax: tax }) => [reference, tax]));
      return {
        state: request.customer_details.address?.state ?? '',
        items: taxes,
        shipping: taxes.get(shippingItem) ?? calculation.shipping_cost?.amount_tax ?? 0,
      };
    } catch (error) {
      throw refusalOf(error);
    }
  }

  private itemsOf(calculation: Stripe.Tax.Calculation): Promise<readonly Stripe.Tax.CalculationLineItem[]> {
    const { line_items: items } = calculation;
    if (items && !items.has_more) return Promise.resolve(items.data);
    return this.stripe.tax.calculations
      .listLineItems(idOf(calculation), { limit: mostListed }, patience)
      .autoPagingToArray({ limit: mostItems });
  }
}

function reversed(reversal: Reversal): Pick<Stripe.Tax.TransactionCreateReversalParams, 'mode' | 'flat_amount'> {
  if ('amount' in reversal) return { mode: 'partial', flat_amount: -reversal.amount };
  if (reversal.isAll) return { mode: 'full' };
  const { items, shipping } = reversal;
  const sent = {
    mode: 'partial',
    line_items: items.map(({ id, reference, amount, tax }) => ({
      ...{ original_line_item: id, reference, amount: -amount, amount_tax: -tax },
    })),
    ...(shipping.amount > 0 && { shipping_cost: { amount: -shipping.amount, amount_tax: -shipping.tax } }),
  };
  return sent;
}

function idOf({ id }: Stripe.Tax.Calculation): string {
  if (id === null) throw new Error('Stripe has not kept a calculation of tax.');
  return id;
}

/** Shows the shopper a next step, and logs Stripe's message. */
function refusalOf(error: unknown): Error {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Stripe.errors.StripeError && cause.code === 'customer_tax_location_invalid')
    return invalid({ 'ship_address.zipcode': ['is not known to those who calculate the sales tax'] });
  Logger.error(`Sales tax is not calculated: ${String(error)}`, 'StripeTax');
  return invalid({ base: ['We cannot calculate the sales tax right now. Please try again in a minute.'] });
}
