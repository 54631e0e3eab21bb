import type { VariantSeed } from './variant-seed';
import { singleCans } from './single-cans';
import { glassSet, tumbler } from './goods';

type Parts = Readonly<Record<string, number>>;

const components = new Map([...singleCans, glassSet, tumbler].map((variant) => [variant.sku, variant]));

function component(sku: string): VariantSeed {
  const variant = components.get(sku);
  if (!variant) throw new Error(`No pack can hold ${sku}: the catalogue has no such variant.`);
  return variant;
}

/** A pack can be put together as often as its scarcest part allows. */
function assemblable(parts: VariantSeed['parts']): number {
  return Math.min(...parts.map((part) => Math.floor((component(part.sku).stock ?? Infinity) / part.quantity)));
}

function totalWeight(parts: VariantSeed['parts']): string {
  const tenths = parts.reduce((sum, part) => sum + Math.round(Number(component(part.sku).weight) * 10) * part.quantity, 0);
  return (tenths / 10).toFixed(1);
}

function set(kind: 'pack' | 'gift-set', sku: string, name: string, slug: string, priceCents: number, contents: Parts,
  description: string): VariantSeed {
  const parts = Object.entries(contents).map(([part, quantity]) => ({ sku: part, quantity }));
  return {
    sku,
    name,
    slug,
    description,
    priceCents,
    weight: totalWeight(parts),
    stock: assemblable(parts),
    backorderable: false,
    kind,
    parts,
    noIndividualPurchase: false,
    subscribable: / (6|12|24) Pack$/.test(name),
    digital: false,
  };
}

/** A box without contents or price: the shopper chooses the cans, and pays for those. */
function ownPack(size: number): VariantSeed {
  return {
    sku: `MIX-${String(size)}`,
    name: `Your Own ${String(size)} Pack`,
    slug: `your-own-${String(size)}-pack`,
    description: `${String(size)} cans of your choice in one box.`,
    priceCents: 0,
    weight: ((93 * size) / 10).toFixed(1),
    stock: null,
    backorderable: false,
    kind: 'pack',
    parts: [],
    composedOf: size,
    noIndividualPurchase: false,
    subscribable: true,
    digital: false,
  };
}

/** Everything that holds other variants: packs of 6, 12 and 24, the duo, the advent calendar, gift sets, and packs of one's own. */
export const packs: readonly VariantSeed[] = [
  set('pack', 'WEEKNIGHT-RED-6', 'The Weeknight Red 6 Pack', 'weeknight-red-6-pack', 5400,
    { 'GAMAY-01': 2, 'CABFRANC-01': 2, 'PINOT-01': 2 }, 'Three light reds, two cans of each.'),
  set('pack', 'COLD-PLATE-6', 'The Cold Plate White 6 Pack', 'cold-plate-white-6-pack', 4800,
    { 'SAUV-01': 2, 'ALBARINO-01': 2, 'RIESLING-01': 2 }, 'Three whites that like shellfish, two cans of each.'),
  set('pack', 'PINK-SLIP-6', 'The Pink Slip Rosé 6 Pack', 'pink-slip-rose-6-pack', 4500,
    { 'ROSE-01': 2, 'ROSE-02': 2, 'ROSE-03': 2 }, 'Three pinks from pale to neon, two cans of each.'),
  set('pack', 'SKIN-GAME-6', 'The Skin in the Game Orange 6 Pack', 'skin-in-the-game-orange-6-pack', 5500,
    { 'ORANGE-01': 3, 'ORANGE-02': 3 }, 'Two orange wines, three cans of each.'),
  set('pack', 'GOOD-NEWS-6', 'The Good News Bubbles 6 Pack', 'good-news-bubbles-6-pack', 5800,
    { 'BUBBLES-01': 3, 'BUBBLES-02': 3 }, 'White and pink bubbles, three cans of each.'),
  set('pack', 'OLD-VINE-6', 'The Old Vine 6 Pack', 'old-vine-6-pack', 5200,
    { 'CARIGNAN-01': 2, 'ZIN-01': 2, 'TEMPRANILLO-01': 2 }, 'Three reds with roots deeper than most pools.'),

  set('pack', 'ACQUAINTED-12', 'The Getting Acquainted 12 Pack', 'getting-acquainted-12-pack', 9600,
    {
      'GAMAY-01': 1, 'SYRAH-01': 1, 'ZIN-01': 1, 'CHENIN-02': 1, 'SAUV-01': 1, 'RIESLING-01': 1,
      'ROSE-01': 1, 'ROSE-02': 1, 'ORANGE-01': 1, 'BUBBLES-01': 1, 'BUBBLES-03': 1, 'PIQUETTE-01': 1,
    }, 'Twelve different cans: one of nearly everything we do.'),
  set('pack', 'DINNER-PARTY-12', 'The Dinner Party 12 Pack', 'dinner-party-12-pack', 10900,
    {
      'BUBBLES-01': 2,
      'CHARD-01': 3,
      'PINOTGRIS-01': 2,
      'PINOT-01': 3,
      'SYRAH-01': 2,
    }, 'Bubbles to open, white to start, red to stay.'),
  set('pack', 'ZERO-SUGAR-12', 'The Zero Sugar 12 Pack', 'zero-sugar-12-pack', 9600,
    { 'SAUV-01': 3, 'ALBARINO-01': 3, 'CABFRANC-01': 3, 'ROSE-01': 3 }, 'Four wines fermented until no sugar is left.'),
  set('pack', 'PICNIC-BLANKET-12', 'The Picnic Blanket 12 Pack', 'picnic-blanket-12-pack', 8300,
    { 'ROSE-03': 3, 'CHENIN-02': 3, 'PIQUETTE-01': 3, 'PIQUETTE-02': 3 }, 'Light, cold and easy to carry.'),

  set('pack', 'OPEN-HOUSE-24', 'The Open House 24 Pack', 'open-house-24-pack', 17900,
    {
      'GAMAY-01': 4, 'TEMPRANILLO-01': 3, 'CHENIN-02': 4, 'SAUV-01': 3, 'ROSE-01': 4, 'BUBBLES-01': 3, 'PIQUETTE-01': 3,
    }, 'A case for a full house, with something for everyone.'),
  set('pack', 'RED-LETTER-24', 'The Red Letter 24 Pack', 'red-letter-24-pack', 19800,
    { 'GAMAY-01': 4, 'PINOT-01': 4, 'ZIN-01': 4, 'SYRAH-01': 4, 'TEMPRANILLO-01': 4, 'CABFRANC-01': 4 },
    'Six reds, four cans of each.'),

  set('pack', 'GAMAY-01|CHENIN-02', 'The Long Distance Loire Duo', 'long-distance-loire-duo', 1550,
    { 'GAMAY-01': 1, 'CHENIN-02': 1 }, 'Two Loire grapes that grew up on the West Coast.'),
  set('pack', 'ADVENT-12', 'Advent Calendar of Twelve Cans', 'advent-calendar', 10500,
    {
      'PIQUETTE-02': 1, 'PINOTGRIS-01': 1, 'GAMAY-01': 1, 'ROSE-02': 1, 'ALBARINO-01': 1, 'TEMPRANILLO-01': 1,
      'ORANGE-02': 1, 'CABFRANC-01': 1, 'CHARD-01': 1, 'SYRAH-01': 1, 'PINOT-01': 1, 'BUBBLES-02': 1,
    }, 'Twelve doors, twelve cans, and bubbles behind the last.'),

  set('gift-set', 'HOUSEWARMING-SET', 'The Housewarming Gift Set', 'housewarming-gift-set', 6200,
    { 'GAMAY-01': 1, 'CHARD-01': 1, 'ROSE-01': 1, 'BUBBLES-01': 1, 'GLASS-SET-2': 1 }, 'Four cans and two glasses, boxed.'),
  set('gift-set', 'THANK-YOU-SET', 'The Thank You Gift Set', 'thank-you-gift-set', 5000,
    { 'BUBBLES-01': 1, 'BUBBLES-02': 2, 'TUMBLER-01': 1 }, 'Three cans of bubbles and a tumbler, boxed.'),

  ownPack(6),
  ownPack(12),
  ownPack(24),
];
