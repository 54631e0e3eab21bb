import type { CheckoutStep } from '#src/domain/cart/checkout-step';
import type { PaymentWallet } from '#src/domain/cart/payment';
import { kitMessages } from '#src/ui/kit/kit-messages';
import type { PaymentErrors } from './payment-messages';

const walletNames: Readonly<Record<PaymentWallet, string>> = {
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  link: 'Link',
};

export const checkoutMessages = {
  title: 'Checkout',
  description: 'Your details, shipping and payment.',
  loading: 'Loading your order',
  steps: 'Checkout steps',
  done: 'done',
  stepNames: { contact: 'Contact', address: 'Address', delivery: 'Delivery', payment: 'Payment' } satisfies Record<
    CheckoutStep,
    string
  >,
  summary: 'Order summary',
  shippingLater: 'Enter your address',
  editCart: 'Edit cart',
  edit: 'Edit',
  editNamed: { contact: 'contact', address: 'address', delivery: 'shipping method' },
  contact: 'Contact',
  signInFirst: {
    title: 'Sign in to continue',
    text: 'Your cart has a club box or a prepaid plan. You need an account to change, skip or cancel it. Signing in takes one e-mail and no password, and your cart is kept.',
    action: 'Sign in',
  },
  haveAccount: 'Have an account?',
  signIn: 'Sign in',
  shipTo: 'Ship to',
  fields: {
    email: 'E-mail',
    name: 'Full name',
    address1: 'Street address',
    address2: 'Apartment or suite',
    city: 'City',
    stateAbbr: 'State',
    zipcode: 'ZIP code',
    phone: 'Phone',
  },
  hints: { email: 'We send your order confirmation here.', phone: 'For questions about the delivery.' },
  chooseState: 'Choose a state',
  optional: 'optional',
  adult: 'I am 21 or older',
  adultNeeded: 'You must be 21 or older to buy wine. Check the box to confirm.',
  adultSignature: 'An adult 21 or older must sign for the delivery.',
  problems: {
    email: kitMessages.emailProblem,
    name: 'Enter your full name.',
    address1: 'Enter your street address.',
    city: 'Enter your city.',
    state: 'Choose a state.',
    zipcode: 'Enter a ZIP code of five digits, or nine.',
    zipcodeElsewhere: (zipcode: string, state: string, rightState: string | undefined) =>
      rightState === undefined
        ? `ZIP code ${zipcode} is not in ${state}. Change the ZIP code or the state.`
        : `ZIP code ${zipcode} is in ${rightState}, not in ${state}. Change the ZIP code or the state.`,
    postOfficeBox: 'An adult must sign for wine, and nobody can sign at a PO box. Enter a street address.',
    phone: 'Enter a US phone number of ten digits, such as (503) 555-0123.',
    tooLong: 'Please shorten this to fit on a shipping label.',
  },
  toDelivery: 'Continue to delivery',
  toPayment: 'Continue to payment',
  deliveryOf: (index: number, count: number) => (count === 1 ? 'Shipping method' : `Package ${index + 1} of ${count}`),
  free: 'Free',
  pay: (total: string) => `Pay ${total}`,
  payWith: (total: string, card: string) => `Pay ${total} with ${card}`,
  payBy: {
    legend: 'Pay with',
    another: 'You enter it on the secure page of our payment provider.',
    loading: 'Loading your saved cards',
    notLoaded: 'Your saved cards did not load. You can still pay with another card.',
    gone: 'This card was removed from your account. Nothing was charged. Choose another card.',
    changed: (amount: string) => `The amount has changed to ${amount}. Nothing was charged. Check it and pay again.`,
  },
  paid: {
    title: 'Your card is authorized',
    text: 'Complete your order to finish. You will not pay twice.',
    action: 'Complete order',
  },
  nothingLeft: {
    title: 'Nothing left to pay',
    text: 'Gift cards and store credit cover your order.',
    action: 'Place order',
    placing: 'Placing your order',
    changed: (amount: string) =>
      `Your gift card or store credit was used for another order. This order was not placed. There is ${amount} left to pay.`,
  },
  tooLittle: {
    title: (amount: string) => `${amount} is too little for a card`,
    text: (least: string) => `A card can be charged ${least} at least. Add something to your cart to place your order.`,
  },
  noWay: {
    title: 'No shipping options yet',
    text: 'Our carriers have not offered a way to ship this order. Your cart and your address are kept.',
    action: 'Check again',
    looking: 'Looking',
  },
  byEmail: {
    label: 'By e-mail',
    text: 'Everything in this order is sent by e-mail, so there is no shipping method to choose.',
    contact: 'Everything in this order is sent by e-mail. We do not need a shipping address.',
  },
  payHint:
    'You enter your card on the secure page of our payment provider, then return here. We never see your card number.',
  wallets: (wallets: readonly PaymentWallet[]) => {
    const names = wallets.map((wallet) => walletNames[wallet]);
    const last = names.pop() ?? '';
    return names.length === 0
      ? `${last} is on the payment page.`
      : `${names.join(', ')} and ${last} are on the payment page.`;
  },
  cartChanged: 'Your cart has changed. Please check your shipping method.',
  cartChangedMailed:
    'Your cart has changed. Everything in it is sent by e-mail, so we no longer need a shipping address.',
  addressNeeded: 'Your cart has changed. Please enter a shipping address.',
  cartChangedAddress: 'Your cart has changed. Please confirm your address.',
  paymentErrors: {
    declined: 'Your card was declined. Nothing was charged. Try again or use another card.',
    cancelled: 'You left the payment page. Nothing was charged, and your cart is unchanged.',
    expired: 'The payment page expired. Nothing was charged. Please try again.',
    other: 'The payment did not go through. Nothing was charged. Please try again.',
  } satisfies PaymentErrors,
  leaving: 'Taking you to the payment page',
  waiting: 'One moment',
  cannotShipTo: (state: string, isWine: boolean) => `We cannot ship ${isWine ? 'wine ' : ''}to ${state} yet.`,
  onlyUnitedStates: 'We only ship within the United States.',
  refusedState: (state: string, isWine: boolean) => `${state} (we cannot ship ${isWine ? 'wine ' : ''}here yet)`,
  nothingCharged: 'Nothing was charged.',
  lost: {
    title: 'You can no longer pay for this order here',
    text: 'It may be complete already, or it may belong to another account. If you paid, look for the confirmation in your e-mail.',
    action: 'Go to the shop',
  },
  empty: { title: 'Your cart is empty', text: 'Add something to it, then check out.', action: 'Go to the shop' },
  statesMissing: 'The list of states did not load.',
} as const;

export const confirmationMessages = {
  title: 'Order confirmation',
  description: 'Your order and what happens next.',
  completing: 'Completing your order',
  thanks: 'Thank you. We are on it.',
  number: (number: string) => `Order ${number}`,
  elsewhere: 'Your order is complete. To see its details, open the link in your confirmation e-mail.',
  mail: (email: string) => `We sent a confirmation to ${email}.`,
  next: {
    title: 'What happens next',
    mailed: 'Everything in your order is sent by e-mail. Nothing is shipped.',
    packed: 'We pack your order and hand it to the carrier.',
    adult: 'Please make sure that somebody is home.',
    chill: 'Chill it before you open it.',
  },
  adultSignature: 'An adult 21 or older must sign for the delivery.',
  continueShopping: 'Continue shopping',
  refused: {
    title: 'Your order could not be completed',
    charge: {
      none: checkoutMessages.nothingCharged,
      held: 'Your payment is on hold for this order. You will not pay twice.',
      unknown: 'We do not know whether your card was charged. Please check your e-mail before you pay again.',
    },
    back: 'Your cart is unchanged.',
    action: 'Back to checkout',
    editCart: 'Edit cart',
  },
  unknown: {
    title: 'We do not know yet whether your order went through',
    text: 'Your payment is safe, and you will not pay twice. Please try again to complete your order.',
    action: 'Complete order',
  },
  loading: 'Loading your order',
  yourOrder: 'Your order',
  yourOrders: 'See your orders',
  signIn: 'Sign in',
  noKey: {
    title: 'We cannot show this order here',
    text: 'Open the link in your confirmation e-mail. If you ordered with an account, sign in.',
  },
  linkRefused: {
    title: 'This link does not open the order',
    text: 'It may be incomplete or out of date. Open the link in your confirmation e-mail again. If you ordered with an account, sign in.',
  },
  notFound: {
    title: 'We cannot find this order',
    text: 'Check the link in your confirmation e-mail, or contact us with the order number.',
    account: 'It is not one of the orders in your account. Open the link in your confirmation e-mail, or contact us.',
  },
  unreachable: {
    title: 'We could not load your order',
  },
} as const;

export const crossSellMessages = {
  title: 'Add to this order',
  text: 'Same package, same card, no extra shipping.',
  open: (time: string) => `Available until ${time}, then we pack your order.`,
  left: 'Time left',
  minutes: (minutes: number) => (minutes <= 1 ? 'about a minute' : `about ${minutes} minutes`),
  lastMinute: 'One minute left to add to your order.',
  closed: 'We are packing your order. Nothing more can be added.',
  list: 'Items you can add',
  add: 'Add',
  addNamed: (name: string) => `Add ${name} to this order`,
  confirm: {
    title: (name: string) => `Add ${name}?`,
    text: (price: string, card: string) =>
      `We charge ${price} plus any tax to your ${card} now. It ships in the same package.`,
    card: 'card',
    yes: (price: string) => `Add for ${price}`,
    adding: 'Adding',
    no: 'No, thanks',
  },
  added: (name: string) => `${name} was added to your order.`,
  unknown: (name: string) =>
    `We do not know whether ${name} was added. Try again: we check first, so you will not pay twice.`,
  refused: {
    declined: (name: string) => `${name} could not be added: your card was declined. Nothing was charged.`,
    'sold-out': (name: string) => `${name} could not be added: sold out. Nothing was charged.`,
    'too-much': (name: string) =>
      `${name} could not be added: what you add may cost at most as much as the order. Nothing was charged.`,
    closed: (name: string) => `${name} could not be added: we are packing your order. Nothing was charged.`,
    other: (name: string, reason: string) => `${name} could not be added. ${reason}`,
  },
} as const;
