import type { Answer } from '#test/support/stand-in-server';

interface TaxItem {
  readonly reference: string;
  readonly amount: number;
  readonly tax: number;
  readonly code: string | null;
}

interface Calculation {
  readonly id: string;
  readonly zip: string;
  readonly items: readonly TaxItem[];
  readonly shipping: { readonly amount: number; readonly tax: number };
  /** In Stripe's seconds; null for now. */
  readonly date: number | null;
}

interface Amount {
  readonly amount: number;
  readonly tax: number;
}

interface Transaction {
  readonly id: string;
  readonly reference: string;
  /** The ZIP code of its address. */
  readonly zip: string;
  /** By the ids that Stripe gives them. Of a reversal they are those of the sale, and negative. */
  readonly items: ReadonlyMap<string, Amount & { readonly reference: string }>;
  readonly shipping: Amount;
  /** Of a reversal they are negative. */
  readonly total: number;
  readonly tax: number;
}

/** Tax rates of the tested states in thousandths of a percent, and the codes of untaxed goods. */
const RATES: Readonly<Record<string, { readonly goods: number; readonly shipping: number }>> = {
  CA: { goods: 8375, shipping: 0 },
  TX: { goods: 8250, shipping: 8250 },
};
const UNTAXED = 'txcd_00000000';
const SHIPPING = 'txcd_92010001';

/** Seconds. */
const furthestBack = 31 * 24 * 60 * 60;

/** Stands in for the calls of Stripe Tax that the shop makes. */
export class StripeTaxStandIn {
  readonly calculations: Calculation[] = [];
  readonly transactions: Transaction[] = [];
  /** Is away, while payments go on. */
  isAway = false;

  answer(path: string, params: URLSearchParams): Answer {
    if (path === '/v1/tax/calculations') return this.calculate(params);
    if (path === '/v1/tax/transactions/create_from_calculation') return this.record(params);
    if (path === '/v1/tax/transactions/create_reversal') return this.reverse(params);
    const listed = /^\/v1\/tax\/transactions\/(\w+)\/line_items(?:\?|$)/.exec(path)?.[1];
    if (listed !== undefined) return this.list(listed);
    return refused(404, `Unrecognized request URL (${path}).`);
  }

  private calculate(params: URLSearchParams): Answer {
    const address = (name: string): string => params.get(`customer_details[address][${name}]`) ?? '';
    const zip = address('postal_code');
    if (zip === '99999') return refused(400, 'We could not determine the location.', 'customer_tax_location_invalid');
    const rates = RATES[address('state')] ?? { goods: 0, shipping: 0 };
    const items: TaxItem[] = [];
    for (let at = 0; params.has(`line_items[${at}][amount]`); at += 1) {
      const amount = Number(params.get(`line_items[${at}][amount]`));
      const code = params.get(`line_items[${at}][tax_code]`);
      const tax = code === UNTAXED ? 0 : taxOn(amount, code === SHIPPING ? rates.shipping : rates.goods);
      items.push({ reference: params.get(`line_items[${at}][reference]`) ?? '', amount, tax, code });
    }
    // /api/tax/calculations/create#calculate_tax-line_items
    if (items.length === 0) return refused(400, 'Missing required param: line_items.');
    if (items.some(({ amount }) => !Number.isInteger(amount) || amount <= 0))
      return refused(400, 'Amounts are positive integers.');
    const amount = Number(params.get('shipping_cost[amount]') ?? 0);
    const date = params.has('tax_date') ? Number(params.get('tax_date')) : null;
    const id = `taxcalc_${this.calculations.length + 1}`;
    const calculation = { id, zip, items, shipping: { amount, tax: taxOn(amount, rates.shipping) }, date };
    this.calculations.push(calculation);
    return { body: shown(calculation, params.get('expand[0]') === 'line_items') };
  }

  private record(params: URLSearchParams): Answer {
    const calculation = this.calculations.find(({ id }) => id === params.get('calculation'));
    if (!calculation) return refused(400, 'No such tax calculation.');
    // /api/tax/transactions/create_from_calculation#create_tax_transaction_from_calculation-posted_at
    if (Number(params.get('posted_at')) < Date.now() / 1000 - furthestBack)
      return refused(400, 'posted_at is more than 31 days in the past.');
    const id = `tax_${this.transactions.length + 1}`;
    const { zip, items, shipping } = calculation;
    return this.add({
      ...{ id, zip, shipping, reference: params.get('reference') ?? '' },
      items: new Map(items.map(({ reference, amount, tax }, at) => [`${id}_li_${at}`, { reference, amount, tax }])),
      total: totalOf(calculation) + taxOf(calculation),
      tax: taxOf(calculation),
    });
  }

  private list(id: string): Answer {
    const transaction = this.transactions.find((one) => one.id === id);
    if (!transaction) return refused(404, 'No such tax transaction.');
    const data = [...transaction.items].map(([itemId, { reference, amount, tax }]) => ({
      ...{ id: itemId, object: 'tax.transaction_line_item', reference, amount, amount_tax: tax },
    }));
    return { body: { object: 'list', data, has_more: false } };
  }

  private reverse(params: URLSearchParams): Answer {
    const original = this.transactions.find(({ id }) => id === params.get('original_transaction'));
    if (!original) return refused(400, 'No such tax transaction.');
    const before = this.reversalsOf(original);
    const reference = params.get('reference') ?? '';
    const id = `tax_${this.transactions.length + 1}`;
    const made = { id, reference, zip: original.zip };
    if (params.get('mode') === 'full') {
      if (before.length > 0) return refused(400, 'The transaction is reversed in part already.');
      const items = new Map([...original.items].map(([item, one]) => [item, { ...one, ...negative(one) }] as const));
      const { total, tax } = original;
      return this.add({ ...made, items, shipping: negative(original.shipping), total: -total, tax: -tax });
    }
    const [items, read] = [new Map<string, Amount & { readonly reference: string }>(), amountsIn(params)];
    for (const { item, ...one } of read) {
      const sold = original.items.get(item);
      if (!sold) return refused(400, 'No such line item.');
      if (isTooMuch(sold, [one, ...before.flatMap((reversal) => reversal.items.get(item) ?? [])]))
        return refused(400, 'The amount of a line item is more than is left.');
      items.set(item, one);
    }
    const shipping = amountIn(params, 'shipping_cost');
    if (isTooMuch(original.shipping, [shipping, ...before.map((reversal) => reversal.shipping)]))
      return refused(400, 'The amount of the shipping is more than is left.');
    const all = [...items.values(), shipping];
    const flat = Number(params.get('flat_amount') ?? 0);
    const tax = all.reduce((sum, one) => sum + one.tax, Math.round((flat * original.tax) / original.total));
    const total = all.reduce((sum, one) => sum + one.amount + one.tax, flat);
    const left = before.reduce((sum, one) => sum + one.total, original.total);
    if (total >= 0 || left + total < 0) return refused(400, 'The amount is more than is left.');
    return this.add({ ...made, items, shipping, total, tax });
  }

  private reversalsOf({ reference }: Transaction): readonly Transaction[] {
    return this.transactions.filter((one) => one.reference.startsWith(`${reference}-back`));
  }

  private add(transaction: Transaction): Answer {
    if (this.transactions.some(({ reference }) => reference === transaction.reference))
      return refused(400, 'A transaction has this reference.');
    this.transactions.push(transaction);
    const { id, shipping } = transaction;
    const cost = shipping.amount === 0 ? null : { amount: shipping.amount, amount_tax: shipping.tax };
    return { body: { id, object: 'tax.transaction', shipping_cost: cost } };
  }
}

function negative({ amount, tax }: Amount): Amount {
  return { amount: -amount, tax: -tax };
}

/** True where reversals, which are negative, take more than was sold, or give something. */
function isTooMuch(sold: Amount, reversals: readonly Amount[]): boolean {
  const sum = (part: keyof Amount): number => reversals.reduce((left, one) => left + one[part], sold[part]);
  return sum('amount') < 0 || sum('tax') < 0 || reversals.some(({ amount, tax }) => amount > 0 || tax > 0);
}

function amountIn(params: URLSearchParams, name: string): Amount {
  const cents = (part: string): number => Number(params.get(`${name}[${part}]`) ?? 0);
  return { amount: cents('amount'), tax: cents('amount_tax') };
}

function amountsIn(
  params: URLSearchParams,
): readonly (Amount & { readonly item: string; readonly reference: string })[] {
  const items = [];
  for (let at = 0; params.has(`line_items[${at}][original_line_item]`); at += 1) {
    const text = (part: string): string => params.get(`line_items[${at}][${part}]`) ?? '';
    items.push({
      ...amountIn(params, `line_items[${at}]`),
      item: text('original_line_item'),
      reference: text('reference'),
    });
  }
  return items;
}

function taxOn(amount: number, thousandths: number): number {
  return Math.round((amount * thousandths) / 100_000);
}

function taxOf({ items, shipping }: Calculation): number {
  return items.reduce((sum, { tax }) => sum + tax, shipping.tax);
}

function totalOf({ items, shipping }: Calculation): number {
  return items.reduce((sum, { amount }) => sum + amount, shipping.amount);
}

function shown(calculation: Calculation, hasItems: boolean): object {
  const { id, items, shipping } = calculation;
  const data = items.map(({ reference, amount, tax }) => ({ reference, amount, amount_tax: tax }));
  return {
    ...{ id, object: 'tax.calculation', tax_amount_exclusive: taxOf(calculation) },
    amount_total: totalOf(calculation) + taxOf(calculation),
    shipping_cost: shipping.amount === 0 ? null : { amount: shipping.amount, amount_tax: shipping.tax },
    ...(hasItems && { line_items: { object: 'list', data, has_more: false } }),
  };
}

function refused(status: number, message: string, code?: string): Answer {
  return { status, body: { error: { type: 'invalid_request_error', message, code } } };
}
