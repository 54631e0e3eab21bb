export const cancelOrderMessages = {
  action: 'Cancel order',
  until: (time: string) => `You can cancel until ${time}. Then we pack your order.`,
  confirm: {
    title: (number: string) => `Cancel order ${number}?`,
    text: 'Nothing is sent. Your money goes back the way you paid: a hold on a card is released, and a charge is refunded.',
    money: 'Goes back to',
    giftCards: 'The gift cards that you bought with it can no longer be used.',
    prepaid: 'The deliveries that you paid ahead end.',
    club: 'Your club box ends, too.',
    yes: 'Cancel order',
    busy: 'Canceling your order',
    no: 'Keep order',
  },
  canceled: 'Your order is canceled',
  announced: (number: string) => `Order ${number} is canceled. We confirm it by e-mail.`,
  refused: {
    over: 'The time to cancel this order is over. Contact us if something is wrong with it.',
    packed: 'We are packing your order already, so it cannot be canceled.',
    'gift-card-used':
      'A gift card that you bought with this order was used already, so the order cannot be canceled. Contact us about the rest.',
  },
  unknown: 'We do not know whether your order was canceled. Try again: it is canceled once.',
} as const;
