import type { NotAddedReason } from '#src/domain/cart/cart-link-plan';

const items = (units: number) => (units === 1 ? '1 item' : `${units} items`);

export const cartLinkMessages = {
  title: 'Adding to your cart',
  description: 'What your link asks for is being added to your cart.',
  failed: {
    title: 'Your link is not in the cart yet',
    text: 'What was in your cart is kept, and nothing is added twice.',
    cart: 'View cart',
  },
  added: (units: number) => `${items(units)} added to your cart`,
  already: 'Everything from this link is already in your cart. Change a quantity here if you want more.',
  nothing: 'Nothing was added to your cart',
  notAdded: {
    unknown: (name) => `${name} is not sold here.`,
    'sold-out': (name) => `${name} is sold out.`,
    'fewer-left': (name, added) => `Only ${added} more of ${name} can be had, so we added ${added}.`,
    'bad-quantity': (name, _added, most) => `${name}: the link has no quantity from 1 to ${most}.`,
    'to-be-chosen': (name) => `${name} is put together on its own page.`,
  } satisfies Record<NotAddedReason, (name: string, added: number, most: number) => string>,
  unreadable: (entries: number) =>
    entries === 1 ? 'One part of the link could not be read.' : `${entries} parts of the link could not be read.`,
  see: 'See it',
  seeNamed: (name: string) => `See it: ${name}`,
} as const;
