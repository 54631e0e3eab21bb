import { Injectable } from '@nestjs/common';
import type { CustomOrderFields, ID, RequestContext } from '@vendure/core';
import { CountryService, Order, TransactionalConnection } from '@vendure/core';
import { netPriceOf } from '@vendure/core/dist/common/tax-utils';
import { ShippingCalculator } from '@vendure/core/dist/service/helpers/shipping-calculator/shipping-calculator';
import type { ShopAddress } from '#src/plugins/core/address/address-values';
import { AddressCheck } from '#src/plugins/core/address/address-values';
import { toOrderAddress } from '#src/plugins/core/address/order-address';
import { Supplies } from '#src/plugins/core/catalogue/supplies';
import { OrderDraft } from '#src/plugins/core/checkout/order-draft';
import { OrderPricing } from '#src/plugins/core/checkout/order-pricing';
import { holdsWine, needsShipping } from '#src/plugins/core/checkout/shipping';
import { groupOrderOf, isShared } from '#src/plugins/core/group-order/group-order';
import type { ShopFailure } from '#src/plugins/core/shop-failure';
import { invalid, notFound } from '#src/plugins/core/shop-failure';
import { blank, isEmail, normalEmail } from '#src/plugins/core/text-checks';

export interface DeliveryChoice {
  readonly shipmentId: string;
  readonly rateId: string;
}

/** An order has one shipment; a choice that is taken back within a call is none. */
const mostChoices = 10;

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
    private readonly countries: CountryService,
    private readonly shipping: ShippingCalculator,
    private readonly draft: OrderDraft,
    private readonly pricing: OrderPricing,
    private readonly addresses: AddressCheck,
    private readonly supplies: Supplies,
  ) {}

  /** Stores valid fields, also when the order cannot go on to its delivery. */
  async submitAddress(
    ctx: RequestContext,
    order: Order,
    email: string,
    sent: ShopAddress,
  ): Promise<ShopFailure | Order> {
    requireReadable(email);
    // The addresses of a group order were checked when it was made, each for its share.
    const hasWine = groupOrderOf(order) === undefined && holdsWine(order);
    const address = await this.addresses.read(ctx, sent, { prefix: 'ship_address.', holdsWine: hasWine });
    await this.draft.dropShipping(ctx, order);
    await this.goTo(ctx, order, address);
    const contactEmail = normalEmail(email) || null;
    Object.assign(order.customFields, { contactEmail });
    await this.pricing.price(ctx, order);
    const fields = { contactEmail, isQuoted: false, checkoutStep: 'address' } as const;
    const problem = this.missing(order);
    if (problem) return this.refuse(ctx, order, fields, problem);
    await this.supplies.require(ctx, order);
    const offered = await this.offer(ctx, order, fields);
    return offered.refusal ?? this.write(ctx, order, { ...offered.fields, checkoutStep: 'delivery' });
  }

  /** An order that is shipped needs an address beside the e-mail; one that is e-mailed goes on to its payment. */
  async submitEmail(ctx: RequestContext, order: Order, email: string): Promise<ShopFailure | Order> {
    requireReadable(email);
    const contactEmail = normalEmail(email) || null;
    Object.assign(order.customFields, { contactEmail });
    await this.draft.restart(ctx, order, { contactEmail });
    const problem = this.missing(order);
    if (problem || needsShipping(order)) return problem ?? order;
    await this.goToPayment(ctx, order);
    return order;
  }

  async submitDelivery(ctx: RequestContext, order: Order, choices: readonly DeliveryChoice[]): Promise<Order> {
    if (choices.length > mostChoices) throw invalid({ shipments: [`are too many (maximum is ${mostChoices})`] });
    const quotes = choices.length > 0 ? await this.quotes(ctx, order) : [];
    for (const { shipmentId, rateId } of choices) {
      if (quotes.length === 0 || shipmentId !== shipmentIdOf(order)) throw notFound('shipment');
      const chosen = quotes.find(({ id }) => id === rateId);
      if (!chosen) throw invalid({ 'shipments.selected_shipping_rate_id': ['is not offered'] });
      await this.choose(ctx, order, methodOf(chosen.id));
    }
    if (needsShipping(order) && order.shippingLines.length === 0)
      throw invalid({ base: ['A way of delivery is needed'] });
    await this.requireReady(ctx, order);
    if (choices.length > 0) return this.write(ctx, order, { checkoutStep: 'payment' });
    await this.draft.set(ctx, order, { checkoutStep: 'payment' });
    return order;
  }

  /** Offers ways of delivery for the present address, where the order stays at its step. */
  async quote(ctx: RequestContext, order: Order): Promise<ShopFailure | Order> {
    if (!order.shippingAddress.countryCode) throw invalid({ base: ['Valid shipping address required'] });
    await this.draft.dropShipping(ctx, order);
    await this.pricing.price(ctx, order, []);
    const offered = await this.offer(ctx, order, { isQuoted: false });
    return offered.refusal ?? this.write(ctx, order, offered.fields);
  }

  /** Returns the offered methods, the cheapest first; none before an address is known. */
  async quotes(ctx: RequestContext, order: Order): Promise<readonly ShippingQuote[]> {
    const { isQuoted, quoteRound } = order.customFields;
    if (!isQuoted) return [];
    const chosen = order.shippingLines.map(({ shippingMethodId }) => String(shippingMethodId));
    const toQuote = ({ id, name, price }: OfferedMethod): ShippingQuote => ({
      id: [order.id, quoteRound, id].join('/'),
      name,
      price,
      selected: chosen.includes(String(id)),
    });
    return (await (order.active ? this.offered(ctx, order) : this.chosenMethods(ctx, order))).map(toQuote);
  }

  private async goTo(ctx: RequestContext, order: Order, address: ShopAddress): Promise<void> {
    const shippingAddress = toOrderAddress(address);
    const { name: country } = await this.countries.findOneByCode(ctx, shippingAddress.countryCode);
    order.shippingAddress = { ...shippingAddress, country };
    this.pricing.forgetZone(ctx);
  }

  /** Chooses the cheapest way of delivery. Refused fields are written already, all else is left to the caller. */
  private async offer(ctx: RequestContext, order: Order, before: Fields): Promise<Offered> {
    const fields = { ...before, quoteRound: order.customFields.quoteRound + 1 };
    if (!needsShipping(order)) return { fields };
    const [cheapest] = await this.offered(ctx, order);
    if (!cheapest) return { fields, refusal: await this.refuse(ctx, order, fields, unableToQuote()) };
    await this.choose(ctx, order, String(cheapest.id));
    return { fields: { ...fields, isQuoted: true } };
  }

  private async goToPayment(ctx: RequestContext, order: Order): Promise<void> {
    await this.requireReady(ctx, order);
    await this.draft.set(ctx, order, { checkoutStep: 'payment' });
  }

  /** No customer pays for goods without a destination, or without stock. */
  private async requireReady(ctx: RequestContext, order: Order): Promise<void> {
    if (!isShared(order)) throw unshared();
    await this.supplies.require(ctx, order);
  }

  private async choose(ctx: RequestContext, order: Order, methodId: string): Promise<void> {
    await this.draft.ship(ctx, order, methodId);
    await this.pricing.price(ctx, order, []);
  }

  private async write(ctx: RequestContext, order: Order, fields: Fields): Promise<Order> {
    await this.pricing.write(ctx, order, fields);
    return order;
  }

  private async refuse(ctx: RequestContext, order: Order, fields: Fields, refusal: ShopFailure): Promise<ShopFailure> {
    await this.pricing.write(ctx, order, fields);
    return refusal;
  }

  private async offered(ctx: RequestContext, order: Order): Promise<readonly OfferedMethod[]> {
    const eligible = await this.shipping.getEligibleShippingMethods(ctx, order);
    return eligible.map(({ method: { id, name }, result: { price, priceIncludesTax, taxRate } }) => ({
      id,
      name,
      price: priceIncludesTax ? netPriceOf(price, taxRate) : price,
    }));
  }

  private missing(order: Order): ShopFailure | undefined {
    if (order.lines.length === 0) return invalid({ base: ['There are no items for this order'] });
    if (order.lines.every(({ productVariant }) => productVariant.customFields.noIndividualPurchase))
      return invalid({ base: ['The items in the cart are not sold on their own'] });
    if (!isShared(order)) return unshared();
    return order.customFields.contactEmail === null ? invalid({ email: [blank] }) : undefined;
  }

  /** Returns the method that a placed order goes by, though it may not be offered any more. */
  private async chosenMethods(ctx: RequestContext, { id }: Order): Promise<readonly OfferedMethod[]> {
    const { shippingLines } = await this.connection.getEntityOrThrow(ctx, Order, id, {
      relations: ['shippingLines', 'shippingLines.shippingMethod', 'shippingLines.shippingMethod.translations'],
    });
    return shippingLines.map(({ shippingMethod, price }) => ({
      id: shippingMethod?.id ?? '',
      name: shippingMethod?.translations[0]?.name ?? '',
      price,
    }));
  }
}

type Fields = Partial<CustomOrderFields>;

/** Fields that are left to be written once the cheapest way of delivery is chosen; a refusal when there is none. */
interface Offered {
  readonly fields: Fields;
  readonly refusal?: ShopFailure;
}

interface OfferedMethod {
  readonly id: ID;
  readonly name: string;
  /** Without tax, in cents. */
  readonly price: number;
}

function unableToQuote(): ShopFailure {
  return invalid({ base: ['We are unable to calculate shipping rates for the selected items.'] });
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
  return invalid({ recipients: ['must get all units of the order, and no more'] });
}

function requireReadable(email: string): void {
  if (email.trim() !== '' && !isEmail(email.trim())) throw invalid({ email: ['is invalid'] });
}
