import type { Fulfillment, ID, Order, OrderLine, Payment, Refund } from '@vendure/core';
import { idsAreEqual } from '@vendure/core';
import type { OrderModification } from '@vendure/core/dist/entity/order-modification/order-modification.entity';
import type { Environment } from '#src/config/environment';
import type { Mail, MailBlock, MailContent } from '#src/plugins/core/mails/mail';
import { action, paragraph } from '#src/plugins/core/mails/mail';
import type { Settlement } from '#src/plugins/core/mails/order-terms';
import { amountsOf, termsOf } from '#src/plugins/core/mails/order-terms';
import { moneyIn } from '#src/plugins/core/money';
import { units } from '#src/plugins/core/order-line/quantity';
import { ShopAddresses } from '#src/plugins/core/shop-addresses';
import type { GiftCard } from '#src/plugins/gift-card/entities/gift-card.entity';
import { AlertWriter } from '#src/plugins/payment/alert-writer';
import type { PaymentAlert } from '#src/plugins/payment/payment-alert';
import { cancellationText } from './cancellation-text';
import { renderMail } from './render-mail';

/** A number of units of one line. */
export interface LineUnits {
  readonly orderLineId: ID;
  readonly quantity: number;
}

/** A cancellation as the history of its order keeps it. The reason may be words of staff for staff alone. */
export interface Cancellation {
  readonly lines: readonly LineUnits[];
  readonly reason?: string;
}

/** Writes the mails about orders: to their buyers, and to those who run the shop. */
export class MailWriter {
  private readonly addresses: ShopAddresses;
  private readonly alerts: AlertWriter;

  constructor(private readonly shop: Pick<Environment, 'shopUrl' | 'dashboardUrl' | 'mail'>) {
    this.addresses = new ShopAddresses(shop.shopUrl);
    this.alerts = new AlertWriter(this.language);
  }

  /** Confirms a placed order with its link and its terms, and those of later deliveries. */
  confirmation(order: Order, settlement: Settlement, later: readonly MailBlock[] = []): Mail {
    return this.toBuyer(order, {
      subject: `Your order ${order.code}`,
      title: 'Thank you for your order',
      blocks: [
        paragraph(`We have received your order ${order.code}. Keep this e-mail as your receipt.`),
        ...amountsOf(order, this.language),
        ...termsOf(order, settlement),
        ...later,
        this.viewOrder(order),
      ],
    });
  }

  /** Confirms the additions to a placed order, and the card's payment for them with tax. */
  addition(order: Order, added: OrderModification): Mail {
    const { code } = order;
    const isShipped = linesOf(order, added.lines).some(([{ productVariant }]) => !productVariant.customFields.digital);
    return this.toBuyer(order, {
      subject: `Added to your order ${code}`,
      blocks: [
        paragraph(`We have added this to your order ${code}.`),
        this.amountsAdded(order, added),
        ...this.chargeOf(order, added),
        ...(isShipped ? [paragraph('It comes with the rest of your order, with no extra shipping.')] : []),
        this.viewOrder(order),
      ],
    });
  }

  /** Tells the shop's staff the additional goods to pack. */
  newAddition(order: Order, added: OrderModification): Mail {
    const { code } = order;
    return this.written({
      to: this.shop.mail.shopAddress,
      subject: `Added to order ${code}`,
      blocks: [
        paragraph(`${addressOf(order)} has added this to order ${code}, which is not packed yet.`),
        this.amountsAdded(order, added),
      ],
    });
  }

  /** Tells that a part of an order, or all of it, is on its way. */
  shipment(order: Order, { lines, method, trackingCode }: Fulfillment): Mail {
    return this.toBuyer(order, {
      subject: `Your order ${order.code} is on its way`,
      blocks: [
        paragraph(`These items from order ${order.code} left our warehouse today.`),
        {
          kind: 'facts',
          rows: [
            ['In this package', namesOf(order, lines)],
            ...(method ? [['Sent by', [method]] as const] : []),
            ...(trackingCode ? [['Tracking number', [trackingCode]] as const] : []),
          ],
        },
        this.viewOrder(order),
      ],
    });
  }

  /** Tells that a part of an order, or all of it, will not be sent. */
  cancellation(order: Order, { lines, reason }: Cancellation, payments: readonly Payment[]): Mail {
    const isWhole = order.state === 'Cancelled';
    const [opening, ...money] = cancellationText(order.code, { isWhole, reason, payments });
    return this.toBuyer(order, {
      subject: isWhole ? `Your order ${order.code} is canceled` : `Part of your order ${order.code} is canceled`,
      blocks: [
        paragraph(opening),
        { kind: 'facts', rows: [['Canceled', namesOf(order, lines)]] },
        ...money.map(paragraph),
        this.viewOrder(order),
      ],
    });
  }

  /** Tells how much of the price is given back. */
  refund(order: Order, { total }: Refund): Mail {
    const amount = moneyIn(order, this.language)(total);
    return this.toBuyer(order, {
      subject: `Your refund for order ${order.code}`,
      blocks: [
        paragraph(`We have refunded ${amount} for order ${order.code}.`),
        paragraph('It goes back the way you paid. Your bank may take up to ten days to show it.'),
        this.viewOrder(order),
      ],
    });
  }

  /** Brings the link of a placed order to the address that it was placed with. */
  orderLink(order: Order): Mail {
    return this.toBuyer(order, {
      subject: `The link to your order ${order.code}`,
      blocks: [
        paragraph(`Somebody asked for the link to order ${order.code} with this e-mail address. Here it is.`),
        this.viewOrder(order),
        paragraph('Anyone with the link can see the order, so keep it to yourself.'),
        paragraph('If this was not you, ignore this e-mail. We sent the link to nobody else.'),
      ],
    });
  }

  /** Brings a gift card to its recipient, or to the buyer without a recipient. */
  giftCard(order: Order, card: GiftCard): Mail {
    const { name } = this.shop.mail.brand;
    const { recipientName, purchaserName, message, code } = card;
    const amount = moneyIn(order, this.language)(card.amount);
    const gift = `a gift card worth ${amount} for ${name}.`;
    const opening = purchaserName === null ? `Here is ${gift}` : `${purchaserName} sent you ${gift}`;
    return this.written({
      to: card.isFilled ? (card.recipientEmail ?? '') : addressOf(order),
      subject: `A gift card for you, worth ${amount}`,
      blocks: [
        paragraph(recipientName === null ? opening : `Hello ${recipientName}! ${opening}`),
        ...(message === null ? [] : [{ kind: 'quote', text: message } as const]),
        {
          kind: 'amounts',
          rows: [
            { label: 'Amount', amount },
            { label: 'Code', amount: code ?? '', isTotal: true },
          ],
        },
        paragraph('Enter the code at checkout, or redeem it in your account. It never expires.'),
        action('Redeem your gift card', this.addresses.giftCards),
      ],
    });
  }

  /** Tells the shop's staff the goods to pack. It has no link that opens the order without signing in. */
  newOrder(order: Order, settlement: Settlement): Mail {
    return this.written({
      to: this.shop.mail.shopAddress,
      subject: `New order ${order.code}`,
      blocks: [
        paragraph(`${addressOf(order)} has placed order ${order.code}. It is in the dashboard under Orders.`),
        ...amountsOf(order, this.language),
        ...termsOf(order, settlement),
      ],
    });
  }

  /** Tells the shop's staff of events of an order's payment. */
  paymentAlert(order: Order, alert: PaymentAlert): Mail {
    const { title, text } = this.alerts.write(order, alert);
    return this.written({
      to: this.shop.mail.shopAddress,
      subject: title,
      blocks: [paragraph(text), action('Open the order', `${this.shop.dashboardUrl}/orders/${order.id}`)],
    });
  }

  /** Gives a text by another author the shop's form. */
  written(content: MailContent): Mail {
    return renderMail(this.shop.mail.brand, content);
  }

  private toBuyer(order: Order, content: Omit<MailContent, 'to'>): Mail {
    return this.written({ to: addressOf(order), ...content });
  }

  private viewOrder(order: Order): MailBlock {
    return action('View your order', this.addresses.order(order));
  }

  private amountsAdded(order: Order, { lines }: OrderModification): MailBlock {
    const money = moneyIn(order, this.language);
    return {
      kind: 'amounts',
      rows: [
        ...linesOf(order, lines).map(([{ productVariant, unitPrice }, quantity]) => ({
          label: units(quantity, productVariant.name),
          amount: money(unitPrice * quantity),
        })),
        { label: 'New total of the order', amount: money(order.totalWithTax), isTotal: true },
      ],
    };
  }

  /** Names the card's payment; nothing for an order that costs nothing. */
  private chargeOf(order: Order, { payment, priceChange }: OrderModification): readonly MailBlock[] {
    if (!payment) return [];
    const amount = moneyIn(order, this.language)(priceChange);
    return [
      paragraph(
        payment.state === 'Settled'
          ? `${amount} with tax is charged to your card.`
          : `${amount} with tax is on hold on your card. We charge it when your order ships.`,
      ),
    ];
  }

  private get language(): string {
    return this.shop.mail.brand.language;
  }
}

function namesOf(order: Order, lines: readonly LineUnits[]): readonly string[] {
  return linesOf(order, lines).map(([{ productVariant }, quantity]) => units(quantity, productVariant.name));
}

/** The lines that are named, each with its number of units that is. */
function linesOf(order: Order, lines: readonly LineUnits[]): readonly (readonly [OrderLine, number])[] {
  return lines.flatMap(({ orderLineId, quantity }) =>
    order.lines.filter(({ id }) => idsAreEqual(id, orderLineId)).map((line) => [line, quantity] as const),
  );
}

function addressOf({ code, customFields, customer }: Order): string {
  const address = customFields.contactEmail ?? customer?.emailAddress;
  if (!address) throw new Error(`The order ${code} has no e-mail address.`);
  return address;
}
