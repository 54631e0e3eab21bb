import type { ReplacementOutcome } from '#src/application/cart/replace-line';

export const canMessages = {
  quantity: (name: string) => `How many of ${name}`,
  fewer: (name: string) => `One ${name} less`,
  more: (name: string) => `One more ${name}`,
  chosen: (name: string, chosen: number) => `${name}: ${chosen}`,
  progress: (chosen: number, size: number) => `${chosen} of ${size} cans`,
  missing: (cans: number) => (cans === 1 ? 'One more can to go.' : `${cans} more cans to go.`),
  notYet: (cans: number) => (cans === 1 ? 'Choose one more can' : `Choose ${cans} more cans`),
} as const;

export const ownPackMessages = {
  ...canMessages,
  size: 'Size of the pack',
  cans: (cans: number) => `${cans} cans`,
  kind: 'Color',
  all: 'All',
  full: 'That is a full pack. To swap a can, take one out first.',
  part: (quantity: number, name: string) => `${quantity} × ${name}`,
  inside: (parts: readonly string[]) => `In your pack: ${parts.join(', ')}`,
  clear: 'Start over',
  about: 'about',
  times: (deliveries: number) => `× ${deliveries}`,
  priceLabel: 'Your pack',
  add: 'Add to cart',
  change: 'Change the pack',
  adding: 'Putting it into your cart',
  notAsWritten:
    'Not everything in this link could be chosen: it asked for more than fits, or for cans that we do not have. Here is the rest.',
  notThere: 'Some of the cans you chose are not there any more, so we took them out of your choice.',
  done: {
    added: (name: string) => `${name} is in your cart`,
    replaced: (name: string) => `${name} is changed`,
    unchanged: (name: string) => `${name} is as it was`,
    'old-one-stays': (name: string) =>
      `${name} is in your cart, but the one before could not be taken out. You find both there.`,
  } satisfies Record<ReplacementOutcome['kind'], (name: string) => string>,
} as const;
