import { maximumCompared } from '#src/domain/comparison/comparison';

export const comparePageMessages = {
  title: 'Compare cans',
  description: 'Up to three cans side by side: taste, sugar, calories, price.',
  can: (number: number) => `Can ${number}`,
  none: 'No can',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name} from the comparison`,
  unknown: (skus: readonly string[]) =>
    skus.length === 1
      ? `We do not sell “${skus[0]}” as a single can, so it is left out.`
      : `We do not sell ${skus.map((sku) => `“${sku}”`).join(' and ')} as single cans, so they are left out.`,
  tooMany: `Only ${maximumCompared} cans fit side by side. These are the first ${maximumCompared}.`,
  absent: 'Not stated',
  rating: 'Rating',
  unrated: 'No reviews yet',
  price: 'Price',
  color: 'Color',
  loading: 'Loading the cans',
  empty: {
    title: 'Nothing to compare yet',
    text: 'Choose up to three cans above, or press Compare on the shelf.',
    action: 'See single cans',
  },
  failed: { title: 'The cans could not be loaded' },
} as const;
