import { coasters, cooler, notebook, opener } from './accessories';
import { giftCard } from './gift-card';
import { glassFour, glassPair, tumbler } from './glassware';
import { iceSleeve } from './ice-sleeve';
import type { Picture } from './picture';
import { pairOf } from './scene';
import type { Shelf } from './shelf';
import { tasting } from './tasting';
import { blanket, tote, towel } from './textiles';
import type { WineSubject } from './wine-pictures';

export interface MerchSubject extends Shelf {
  readonly merchType: string;
}

interface Drawing {
  readonly draw: (merch: MerchSubject, cans: readonly WineSubject[]) => readonly [string, string];
  readonly says: (name: string) => readonly [string, string];
}

const GLASSES: Drawing = {
  draw: glassPair,
  says: () => [
    'Two stemless glasses, one of red wine and one of white.',
    'Two stemless glasses on a table, of rosé and orange wine.',
  ],
};

const BY_TYPE: Readonly<Record<string, Drawing>> = {
  'gift-card': {
    draw: giftCard,
    says: (name) => [`${name}, patterned with ring pulls.`, `${name} looking out of its envelope.`],
  },
  tasting: {
    draw: tasting,
    says: () => [
      'Four people raise a glass on a laptop screen, three cans in front of it.',
      'A laptop with a tasting on it, on a table with three cans.',
    ],
  },
};

/** The drawings of merchandise, chosen by a word in its name. */
const BY_NAME: readonly (readonly [RegExp, Drawing])[] = [
  [
    /tumbler/i,
    {
      draw: tumbler,
      says: () => ['An insulated steel tumbler with waves on it and a lid.', 'The tumbler in long grass.'],
    },
  ],
  [
    /stackable/i,
    {
      draw: glassFour,
      says: () => ['Four stemless glasses of four different wines.', 'Four stemless glasses of wine on a table.'],
    },
  ],
  [
    /sleeve/i,
    {
      draw: iceSleeve,
      says: () => [
        'A can in a quilted ice sleeve with a snowflake on it.',
        'A can in its ice sleeve, standing in snow.',
      ],
    },
  ],
  [
    /tote/i,
    {
      draw: tote,
      says: () => ['A cotton tote printed with leaves, three cans looking out of it.', 'The tote on a table.'],
    },
  ],
  [
    /cooler/i,
    {
      draw: cooler,
      says: () => ['A soft cooler printed with waves, its lid closed.', 'The cooler open on a table, with three cans.'],
    },
  ],
  [
    /opener/i,
    {
      draw: opener,
      says: () => ['A steel lever for ring pulls on a key ring.', 'The lever beside a can on a table.'],
    },
  ],
  [
    /towel/i,
    {
      draw: towel,
      says: () => ['A tea towel with blossoms on it, hanging from a rail.', 'The tea towel on a kitchen wall.'],
    },
  ],
  [
    /blanket/i,
    {
      draw: blanket,
      says: () => ['A checkered picnic blanket, rolled up in leather straps.', 'The blanket spread out on a meadow.'],
    },
  ],
  [
    /coasters/i,
    {
      draw: coasters,
      says: () => ['Four round coasters with four patterns.', 'The four coasters, fanned out on a table.'],
    },
  ],
  [
    /notebook/i,
    {
      draw: notebook,
      says: () => ['A notebook with a terrazzo cover.', 'The notebook on a table beside a can.'],
    },
  ],
];

/** The two pictures of something that is neither wine nor a pack. `cans` are the wines it is shown with. */
export function merchPictures(merch: MerchSubject, cans: readonly WineSubject[]): readonly Picture[] {
  const { draw, says } = BY_TYPE[merch.merchType] ?? BY_NAME.find(([word]) => word.test(merch.name))?.[1] ?? GLASSES;
  return pairOf(merch, draw(merch, cans), says(merch.name));
}
