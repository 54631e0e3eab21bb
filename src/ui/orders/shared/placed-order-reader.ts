import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import { summarize } from '#src/domain/cart/order-summary';
import { livePayments } from '#src/domain/cart/payment';
import { shownLines } from '#src/domain/cart/quantity';
import { cents, formatMoney } from '#src/domain/money/money';
import { refundedAmount } from '#src/domain/orders/delivery-state';
import { partNames } from '#src/ui/cart/shared/line-row';
import { type OrderRow, OrderRows } from '#src/ui/cart/shared/order-rows';
import { asSummary, type Summary } from '#src/ui/cart/shared/summary';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { describePayment } from '#src/ui/checkout/shared/payment-messages';
import { type ParcelRow, parcelRows } from './parcel-row';
import { placedOrderMessages } from './placed-order-messages';

export interface PlacedOrderView {
  readonly order: Order;
  readonly rows: readonly OrderRow[];
  readonly summary: Summary;
  readonly parcels: readonly ParcelRow[];
  /** "Visa ending in 1111"; with the amount of each, when there are several. */
  readonly payments: readonly string[];
  /** Undefined without a refund. */
  readonly refund: string | undefined;
}

export class PlacedOrderReader {
  static readonly uses = { orderRows: OrderRows, catalogue: CatalogueStore };

  constructor(private readonly use: Used<typeof PlacedOrderReader.uses>) {}

  of(order: Order): PlacedOrderView {
    const payments = livePayments(order.payments);
    const refund = refundedAmount(order) ?? cents(0);
    return {
      order,
      rows: this.rowsOf(order),
      summary: asSummary(summarize(order), { isPending: false, isPaid: true }),
      parcels: parcelRows(order, (sku) => this.use.catalogue.product(sku)?.name),
      payments: payments.map((payment) => {
        const name = describePayment(payment);
        return payments.length > 1 ? placedOrderMessages.share(name, formatMoney(payment.amount)) : name;
      }),
      refund: refund > 0 ? formatMoney(refund) : undefined,
    };
  }

  /** A pack lists the cans that it had then, because its contents may have changed since. */
  private rowsOf(order: Order): readonly OrderRow[] {
    return this.use.orderRows.of(order, shownLines(order, new Map())).map((row) => {
      if ('box' in row) return row;
      const { parts = [] } = order.lineItems.find(({ id }) => id === row.line.id) ?? {};
      return { line: { ...row.line, cans: partNames(parts, (sku) => this.use.catalogue.product(sku)) } };
    });
  }
}
