import type { VariantSeed } from './variant-seed';

/** The weight in ounces of one full 250 ml can. */
const CAN_WEIGHT = '9.3';

function can(
  sku: string,
  name: string,
  slug: string,
  priceCents: number,
  stock: number,
  description: string,
): VariantSeed {
  return {
    sku,
    name,
    slug,
    description,
    priceCents,
    weight: CAN_WEIGHT,
    stock,
    backorderable: false,
    kind: 'wine',
    parts: [],
    noIndividualPurchase: false,
    subscribable: true,
    digital: false,
  };
}

/** The single cans. One is out of stock and one has three left. */
export const singleCans: readonly VariantSeed[] = [
  can('GAMAY-01', 'Night Bus Gamay', 'night-bus-gamay', 850, 640, 'A light, chillable Willamette Valley red.'),
  can(
    'PINOT-01',
    'Second Cousin Pinot Noir',
    'second-cousin-pinot-noir',
    1050,
    420,
    'Sonoma Coast Pinot Noir, cool and cranberried.',
  ),
  can('ZIN-01', 'Porchlight Zinfandel', 'porchlight-zinfandel', 850, 560, 'Old-vine Lodi Zinfandel picked early.'),
  can(
    'SYRAH-01',
    'Basalt Radio Syrah',
    'basalt-radio-syrah',
    950,
    380,
    'Peppery Syrah from the basalt of the Columbia Valley.',
  ),
  can(
    'TEMPRANILLO-01',
    'Long Drive Tempranillo',
    'long-drive-tempranillo',
    900,
    450,
    'Dusty-cherry Tempranillo from the Texas High Plains.',
  ),
  can('CABFRANC-01', 'Green Door Cabernet Franc', 'green-door-cabernet-franc', 950, 510, 'A crunchy Finger Lakes red.'),
  can(
    'CARIGNAN-01',
    'Old Knees Carignan',
    'old-knees-carignan',
    1000,
    3,
    'Carignan from eighty-year-old Mendocino vines.',
  ),

  can(
    'CHENIN-02',
    'Small Talk Chenin Blanc',
    'small-talk-chenin-blanc',
    800,
    600,
    'Clarksburg Chenin Blanc, all quince and chalk.',
  ),
  can(
    'SAUV-01',
    'Hose Water Sauvignon Blanc',
    'hose-water-sauvignon-blanc',
    800,
    720,
    'Snappy Arroyo Seco Sauvignon Blanc.',
  ),
  can('ALBARINO-01', 'Salt Ledger Albariño', 'salt-ledger-albarino', 900, 480, 'Sea-breezy Edna Valley Albariño.'),
  can(
    'RIESLING-01',
    'Cold Hands Riesling',
    'cold-hands-riesling',
    850,
    430,
    'Off-dry Finger Lakes Riesling with a bright spine.',
  ),
  can(
    'PINOTGRIS-01',
    'Grey Area Pinot Gris',
    'grey-area-pinot-gris',
    800,
    390,
    'Textured Willamette Valley Pinot Gris.',
  ),
  can('CHARD-01', 'No Speeches Chardonnay', 'no-speeches-chardonnay', 1050, 350, 'Unoaked mountain Chardonnay.'),

  can('ROSE-01', 'Lunch Break Rosé', 'lunch-break-rose', 800, 680, 'Pale Grenache rosé from Mendocino County.'),
  can('ROSE-02', 'Sunday Paint Rosé', 'sunday-paint-rose', 850, 400, 'Sangiovese rosé from the Sierra Foothills.'),
  can('ROSE-03', 'Watermelon Alibi Rosé', 'watermelon-alibi-rose', 750, 520, 'Deep-pink Mourvèdre rosé from Texas.'),

  can(
    'ORANGE-01',
    'Marmalade Weather Orange',
    'marmalade-weather-orange',
    1000,
    260,
    'Skin-contact Gewürztraminer from Anderson Valley.',
  ),
  can(
    'ORANGE-02',
    'Slow Apricot Orange',
    'slow-apricot-orange',
    950,
    300,
    'Roussanne and Viognier left twelve days on their skins.',
  ),
  can(
    'ORANGE-03',
    'Campfire Tangerine Orange',
    'campfire-tangerine-orange',
    1000,
    0,
    'Skin-contact Vermentino from the Sierra Foothills.',
  ),

  can(
    'BUBBLES-01',
    'Loud Whisper Brut',
    'loud-whisper-brut',
    1000,
    540,
    'High-desert brut of Chardonnay and Pinot Noir.',
  ),
  can(
    'BUBBLES-02',
    'Pink Static Sparkling Rosé',
    'pink-static-sparkling-rose',
    1050,
    470,
    'Dry sparkling rosé from New Mexico.',
  ),
  can(
    'BUBBLES-03',
    'Velvet Hiccup Sparkling Red',
    'velvet-hiccup-sparkling-red',
    900,
    310,
    'A frothy off-dry red of Lodi Barbera.',
  ),

  can(
    'PIQUETTE-01',
    'Second Helping Piquette',
    'second-helping-piquette',
    700,
    440,
    'A low-alcohol spritz of Riesling skins and water.',
  ),
  can(
    'PIQUETTE-02',
    'Leftover Sunshine Piquette',
    'leftover-sunshine-piquette',
    750,
    360,
    'A coral-pink piquette of Pinot Noir and Grenache skins.',
  ),
];

/** Was sold once: it is in past orders and has no page. */
export const discontinuedCan: VariantSeed = can(
  'VERDEJO-01',
  'Last Bus Verdejo',
  'last-bus-verdejo',
  800,
  0,
  'A Verdejo from Lodi, made in one year only.',
);
