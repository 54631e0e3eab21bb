import type { ReplacementOutcome } from '#src/application/cart/replace-line';

export const canMessages = {
  quantity: (name: string) => `How many of ${name}`,
  fewer: (name: string) => `One less ${name}`,
  more: (name: string) => `One more ${name}`,
  chosen: (name: string, chosen: number) => `${name}: ${chosen}`,
  progress: (chosen: number, size: number) => `${chosen} of ${size} cans`,
  filled: 'It is full: to swap a can, remove one first',
  missing: (cans: number) => (cans === 1 ? 'One more can to go.' : `${cans} more cans to go.`),
  notYet: (cans: number) => (cans === 1 ? 'Choose one more can' : `Choose ${cans} more cans`),
} as const;

export const ownPackMessages = {
  ...canMessages,
  size: 'Size of the pack',
  cans: (cans: number) => `${cans} cans`,
  kind: 'Color',
  all: 'All',
  full: 'Your pack is full. To swap a can, remove one first.',
  part: (quantity: number, name: string) => `${quantity} × ${name}`,
  inside: (parts: readonly string[]) => `In your pack: ${parts.join(', ')}`,
  clear: 'Start over',
  about: 'about',
  times: (deliveries: number) => `× ${deliveries}`,
  priceLabel: 'Your pack',
  add: 'Add to cart',
  change: 'Change the pack',
  adding: 'Adding it to your cart',
  notAsWritten:
    'We could not choose everything in this link: it had too many cans, or cans we do not have. Here is the rest.',
  notThere: 'Some of the cans you chose are no longer available, so we removed them.',
  done: {
    added: (name: string) => `${name} is in your cart`,
    replaced: (name: string) => `${name} is changed`,
    unchanged: (name: string) => `${name} is unchanged`,
    'old-one-stays': (name: string) =>
      `${name} is in your cart, but we could not remove the old one. You will find both there.`,
  } satisfies Record<ReplacementOutcome['kind'], (name: string) => string>,
} as const;
