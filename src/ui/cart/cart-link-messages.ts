import type { NotAddedReason } from '#src/domain/cart/cart-link-plan';

const items = (units: number) => (units === 1 ? '1 item' : `${units} items`);

export const cartLinkMessages = {
  title: 'Adding to your cart',
  description: 'We are adding the items from your link to your cart.',
  failed: {
    title: 'The items from your link are not in your cart yet',
    text: 'Everything in your cart is kept, and nothing is added twice.',
    cart: 'View cart',
  },
  added: (units: number) => `${items(units)} added to your cart`,
  already: 'Everything from this link is already in your cart. Change a quantity here if you want more.',
  nothing: 'Nothing was added to your cart',
  notAdded: {
    unknown: (name) => `${name} is not sold here.`,
    'sold-out': (name) => `${name} is sold out.`,
    'fewer-left': (name, added) => `We only had ${added} more of ${name}, so we added ${added}.`,
    'bad-quantity': (name, _added, most) => `${name}: the quantity in the link must be from 1 to ${most}.`,
    'to-be-chosen': (name) => `You choose the cans for ${name} on its own page.`,
  } satisfies Record<NotAddedReason, (name: string, added: number, most: number) => string>,
  unreadable: (entries: number) =>
    entries === 1 ? 'One part of the link could not be read.' : `${entries} parts of the link could not be read.`,
  see: 'See it',
  seeNamed: (name: string) => `See it: ${name}`,
} as const;
