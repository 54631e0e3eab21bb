import type { NotAgainReason } from '#src/domain/orders/buy-again';
import type { DeliveryState } from '#src/domain/orders/delivery-state';

interface StateMessages {
  readonly name: string;
  readonly text: string;
}

export const ordersMessages = {
  title: 'Orders',
  description: 'Your orders and where they are.',
  loading: 'Loading your orders',
  number: (number: string) => `Order ${number}`,
  placed: (day: string) => `Placed on ${day}`,
  items: (units: number) => (units === 1 ? '1 item' : `${units} items`),
  more: (names: number) => `and ${names} more`,
  gift: 'Gift',
  empty: {
    title: 'No orders yet',
    text: 'Orders you place while you are signed in are listed here.',
    action: 'Go to the shop',
  },
  failed: { title: 'We could not load your orders.' },
  pages: {
    navigation: 'Pages of your orders',
    newer: 'Newer orders',
    older: 'Older orders',
    current: (page: number, pages: number) => `Page ${page} of ${pages}`,
    shown: (page: number, pages: number) => `Orders, page ${page} of ${pages}`,
    none: {
      title: (page: number) => `There is no page ${page}`,
      text: (pages: number) => (pages === 1 ? 'Your orders fill one page.' : `Your orders fill ${pages} pages.`),
      action: 'Go to the first page',
    },
  },
  order: {
    title: 'Order',
    description: 'Your order and where it is.',
    loading: 'Loading your order',
    failed: { title: 'We could not load this order.' },
    unknown: {
      title: 'You have no order with this number',
      text: 'Check the number, or look for the order in your list. An order placed as a guest is opened with the link in its confirmation e-mail.',
      action: 'See your orders',
    },
    stale: 'This may be out of date. We could not load the latest.',
  },
  states: {
    ordered: { name: 'Ordered', text: 'We have your order and will pack it soon.' },
    packed: { name: 'Packed', text: 'Your order is packed and waiting for the carrier.' },
    waiting: { name: 'Waiting for stock', text: 'We ship your order as soon as everything in it is in stock.' },
    'partly-shipped': {
      name: 'Partly shipped',
      text: 'Part of your order has left our warehouse. The rest will follow.',
    },
    shipped: { name: 'Shipped', text: 'Your order has left our warehouse.' },
    mailed: { name: 'Sent by e-mail', text: 'Everything in this order is sent by e-mail. Nothing is shipped.' },
    'payment-failed': {
      name: 'Payment failed',
      text: 'Your payment did not go through. Contact us to pay another way.',
    },
    canceled: { name: 'Canceled', text: 'This order was canceled.' },
    'refund-due': { name: 'Canceled', text: 'This order was canceled. Your refund is on its way.' },
    refunded: { name: 'Refunded', text: 'This order was refunded.' },
    returning: { name: 'Return in progress', text: 'We will refund you once your return arrives.' },
    returned: { name: 'Returned', text: 'Your return has arrived.' },
  } satisfies Record<DeliveryState, StateMessages>,
  buyAgain: {
    action: 'Buy again',
    busy: 'Adding to your cart',
    added: (units: number) => `${orderItems(units)} added to your cart`,
    nothing: 'Nothing was added to your cart',
    viewCart: 'View cart',
    reduced: (name: string, quantity: number) => `Only ${quantity} of ${name} left, so we added ${quantity}.`,
    leftOut: {
      'not-sold': (name: string) => `${name} is no longer sold.`,
      'sold-out': (name: string) => `${name} is sold out.`,
      'parts-changed': (name: string) => `${name} has different cans now. Choose it again in the shop.`,
      club: () => 'The club box renews, so it is not added here. Find it under Your club.',
      prepaid: (name: string) => `${name} was prepaid. Choose its deliveries again on its page.`,
    } satisfies Record<NotAgainReason, (name: string) => string>,
    stopped: (reason: string) => `Not everything was added. Press Buy again for the rest. ${reason}`,
  },
  help: {
    title: 'Help with this order',
    actions: {
      damage: 'Damaged or missing',
      address: 'Change the address',
      other: 'Ask about this order',
    },
  },
} as const;

function orderItems(units: number): string {
  return units === 1 ? '1 item' : `${units} items`;
}
