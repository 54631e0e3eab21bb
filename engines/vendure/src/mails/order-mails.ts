import type { Fulfillment, Order } from '@vendure/core';
import { idsAreEqual } from '@vendure/core';
import type { MailBlock, MailContent } from './mail';
import { action, paragraph } from './mail';
import type { Settlement } from './order-terms';
import { amountsOf, termsOf, units } from './order-terms';

/** Confirms a placed order with its link and its terms. */
export function orderConfirmation(shopUrl: string, order: Order, settlement: Settlement): MailContent {
  return {
    to: addressOf(order),
    subject: `Your order ${order.code}`,
    title: 'Thank you for your order',
    blocks: [
      paragraph(`We have received your order ${order.code}. Keep this mail as your receipt.`),
      ...amountsOf(order),
      ...termsOf(order, settlement),
      viewOrder(shopUrl, order),
    ],
  };
}

/** Tells that a part of an order, or all of it, is on its way. */
export function shipmentSent(shopUrl: string, order: Order, { lines, method, trackingCode }: Fulfillment): MailContent {
  const sent = lines.flatMap(({ orderLineId, quantity }) =>
    order.lines
      .filter(({ id }) => idsAreEqual(id, orderLineId))
      .map(({ productVariant }) => units(quantity, productVariant.name)),
  );
  return {
    to: addressOf(order),
    subject: `Your order ${order.code} is on its way`,
    blocks: [
      paragraph(`This has left us today for you, from order ${order.code}.`),
      {
        kind: 'facts',
        rows: [
          ['In this parcel', sent],
          ...(method ? [['Sent by', [method]] as const] : []),
          ...(trackingCode ? [['Tracking number', [trackingCode]] as const] : []),
        ],
      },
      viewOrder(shopUrl, order),
    ],
  };
}

/** Brings the link of a placed order to the address that it was placed with. */
export function orderLinkMail(shopUrl: string, order: Order): MailContent {
  return {
    to: addressOf(order),
    subject: `The link to your order ${order.code}`,
    blocks: [
      paragraph(`Somebody asked for the link to order ${order.code} with this e-mail address. Here it is.`),
      viewOrder(shopUrl, order),
      paragraph('Whoever has the link can read the order, so keep it to yourself.'),
      paragraph('If it was not you, do nothing: the link came to this address and to nobody else.'),
    ],
  };
}

/** The token is in the fragment, which browsers send to no server: it reaches no log, no referer and no analytics. */
function viewOrder(shopUrl: string, { code, id, customFields }: Order): MailBlock {
  return action(
    'View your order',
    `${shopUrl}/en-US/order/confirmation/${code}/${id}/#token=${customFields.token ?? ''}`,
  );
}

function addressOf({ code, customFields, customer }: Order): string {
  const address = customFields.contactEmail ?? customer?.emailAddress;
  if (!address) throw new Error(`The order ${code} has no e-mail address.`);
  return address;
}
