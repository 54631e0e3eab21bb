import { Injectable } from '@nestjs/common';
import type { ShippingMethodQuote } from '@vendure/common/lib/generated-types';
import type { RequestContext } from '@vendure/core';
import { isGraphQlErrorResult, Order, OrderService, TransactionalConnection } from '@vendure/core';
import type { ShopAddress } from '#src/plugin/address-book/address-values';
import { AddressCheck } from '#src/plugin/address-book/address-values';
import { toOrderAddress } from '#src/plugin/address-book/order-address';
import { Supplies } from '#src/plugin/catalogue/supplies';
import { groupOrderOf, isShared } from '#src/plugin/group-order/group-order';
import { OrderAccess } from '#src/plugin/orders/order-access';
import type { ShopFailure } from '#src/plugin/shop-failure';
import { invalid, notFound } from '#src/plugin/shop-failure';
import { blank, isEmail } from '#src/plugin/text-checks';
import { OrderDraft } from './order-draft';
import { holdsWine, needsShipping } from './shipping';

export interface DeliveryChoice {
  readonly shipmentId: string;
  readonly rateId: string;
}

/** A way of delivery that is offered for an order. Its id holds for one round of offers. */
export interface ShippingQuote {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly selected: boolean;
}

/** Takes an order through address and delivery to payment. All methods but `quotes` are called under the order's lock. */
@Injectable()
export class CheckoutSteps {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly access: OrderAccess,
    private readonly draft: OrderDraft,
    private readonly addresses: AddressCheck,
    private readonly supplies: Supplies,
  ) {}

  /** Stores what is valid, also when the order cannot go on to its delivery. */
  async submitAddress(
    ctx: RequestContext,
    order: Order,
    email: string,
    sent: ShopAddress,
  ): Promise<ShopFailure | void> {
    requireReadable(email);
    // The addresses of a group order were looked at when it was made, each for what it gets.
    const hasWine = groupOrderOf(order) === undefined && holdsWine(order);
    const address = await this.addresses.read(ctx, sent, { prefix: 'ship_address.', holdsWine: hasWine });
    await this.draft.set(ctx, order, { contactEmail: email.trim() || null, checkoutStep: 'address' });
    await this.draft.dropShipping(ctx, order);
    const placed = await this.orders.setShippingAddress(ctx, order.id, toOrderAddress(address));
    const problem = this.missing(placed);
    if (problem) return problem;
    await this.supplies.require(ctx, placed);
    const refusal = await this.offer(ctx, await this.access.open(ctx, order.id));
    if (refusal) return refusal;
    await this.draft.set(ctx, order, { checkoutStep: 'delivery' });
  }

  /** An order that is shipped needs an address beside the e-mail; one that is e-mailed goes on to its payment. */
  async submitEmail(ctx: RequestContext, order: Order, email: string): Promise<ShopFailure | void> {
    requireReadable(email);
    await this.draft.set(ctx, order, { contactEmail: email.trim() || null });
    await this.draft.restart(ctx, order);
    const problem = this.missing(order);
    if (problem || needsShipping(order)) return problem;
    await this.goToPayment(ctx, order);
  }

  async submitDelivery(ctx: RequestContext, order: Order, choices: readonly DeliveryChoice[]): Promise<void> {
    const quotes = await this.quotes(ctx, order);
    for (const { shipmentId, rateId } of choices) {
      if (quotes.length === 0 || shipmentId !== shipmentIdOf(order)) throw notFound('shipment');
      const chosen = quotes.find(({ id }) => id === rateId);
      if (!chosen) throw invalid({ 'shipments.selected_shipping_rate_id': ['is not offered'] });
      await this.choose(ctx, order, methodOf(chosen.id));
    }
    const { shippingLines } = await this.access.open(ctx, order.id);
    if (needsShipping(order) && shippingLines.length === 0) throw invalid({ base: ['A way of delivery is needed'] });
    await this.goToPayment(ctx, order);
  }

  /** Offers ways of delivery for the present address, where the order stays at its step. */
  async quote(ctx: RequestContext, order: Order): Promise<ShopFailure | void> {
    if (!order.shippingAddress.countryCode) throw invalid({ base: ['Valid shipping address required'] });
    await this.draft.dropShipping(ctx, order);
    return this.offer(ctx, await this.access.open(ctx, order.id));
  }

  /** Returns what is offered, the cheapest first; nothing before an address is known. */
  async quotes(ctx: RequestContext, order: Order): Promise<readonly ShippingQuote[]> {
    const { isQuoted, quoteRound } = order.customFields;
    if (!isQuoted) return [];
    const chosen = order.shippingLines.map(({ shippingMethodId }) => String(shippingMethodId));
    const toQuote = ({ id, name, price }: ShippingMethodQuote): ShippingQuote => ({
      id: [order.id, quoteRound, id].join('/'),
      name,
      price,
      selected: chosen.includes(String(id)),
    });
    if (!order.active) return (await this.chosenMethods(ctx, order)).map(toQuote);
    return (await this.orders.getEligibleShippingMethods(ctx, order.id)).map(toQuote);
  }

  private async offer(ctx: RequestContext, order: Order): Promise<ShopFailure | void> {
    const quoteRound = order.customFields.quoteRound + 1;
    await this.draft.set(ctx, order, { quoteRound });
    if (!needsShipping(order)) return this.draft.recalculate(ctx, order);
    const [cheapest] = await this.orders.getEligibleShippingMethods(ctx, order.id);
    if (!cheapest) return invalid({ base: ['We are unable to calculate shipping rates for the selected items.'] });
    await this.draft.set(ctx, order, { isQuoted: true });
    await this.choose(ctx, order, String(cheapest.id));
  }

  private async goToPayment(ctx: RequestContext, order: Order): Promise<void> {
    if (!isShared(order)) throw unshared();
    await this.supplies.require(ctx, order);
    await this.draft.set(ctx, order, { checkoutStep: 'payment' });
  }

  private async choose(ctx: RequestContext, order: Order, methodId: string): Promise<void> {
    const result = await this.orders.setShippingMethod(ctx, order.id, [methodId]);
    if (isGraphQlErrorResult(result)) throw invalid({ base: [result.message] });
  }

  private missing(order: Order): ShopFailure | undefined {
    if (order.lines.length === 0) return invalid({ base: ['There are no items for this order'] });
    if (order.lines.every(({ productVariant }) => productVariant.customFields.noIndividualPurchase))
      return invalid({ base: ['The items in the cart are not sold on their own'] });
    if (!isShared(order)) return unshared();
    return order.customFields.contactEmail === null ? invalid({ email: [blank] }) : undefined;
  }

  /** Returns the method that a placed order goes by, though it may not be offered any more. */
  private async chosenMethods(ctx: RequestContext, { id }: Order): Promise<readonly ShippingMethodQuote[]> {
    const { shippingLines } = await this.connection.getEntityOrThrow(ctx, Order, id, {
      relations: ['shippingLines', 'shippingLines.shippingMethod', 'shippingLines.shippingMethod.translations'],
    });
    return shippingLines.map(({ shippingMethod, price, priceWithTax }) => ({
      id: shippingMethod?.id ?? '',
      name: shippingMethod?.translations[0]?.name ?? '',
      code: shippingMethod?.code ?? '',
      description: '',
      price,
      priceWithTax,
    }));
  }
}

/** The one shipment of an order, as shoppers see it before it is packed. */
export function shipmentIdOf({ id }: Pick<Order, 'id'>): string {
  return `S${id}`;
}

function methodOf(quoteId: string): string {
  return quoteId.slice(quoteId.lastIndexOf('/') + 1);
}

/** Nothing is sent that goes to no address (spec §4 Group order). */
function unshared(): ShopFailure {
  return invalid({ recipients: ['do not get what the order holds'] });
}

function requireReadable(email: string): void {
  if (email.trim() !== '' && !isEmail(email.trim())) throw invalid({ email: ['is invalid'] });
}
