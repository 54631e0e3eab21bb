import { giftCard } from './gift-card';
import { glassPair, tumbler } from './glassware';
import { iceSleeve } from './ice-sleeve';
import type { Picture } from './picture';
import { pairOf } from './scene';
import type { Shelf } from './shelf';
import { tasting } from './tasting';
import type { WineSubject } from './wine-pictures';

export interface MerchSubject extends Shelf {
  readonly merchType: string;
}

/** The two pictures of something that is neither wine nor a pack. `cans` are the wines a tasting shows. */
export function merchPictures(merch: MerchSubject, cans: readonly WineSubject[]): readonly Picture[] {
  switch (merch.merchType) {
    case 'gift-card':
      return pairOf(merch, giftCard(merch), [
        `${merch.name}, patterned with ring pulls.`,
        `${merch.name} looking out of its envelope.`,
      ]);
    case 'tasting':
      return pairOf(merch, tasting(merch, cans), [
        'Four people raise a glass on a laptop screen, three cans in front of it.',
        'A laptop with a tasting on it, on a table with three cans.',
      ]);
    case 'accessory':
      return pairOf(merch, iceSleeve(merch), [
        'A can in a quilted ice sleeve with a snowflake on it.',
        'A can in its ice sleeve, standing in snow.',
      ]);
    default:
      return /tumbler/i.test(merch.name)
        ? pairOf(merch, tumbler(merch), [
            'An insulated steel tumbler with waves on it and a lid.',
            'The tumbler in long grass.',
          ])
        : pairOf(merch, glassPair(merch), [
            'Two stemless glasses, one of red wine and one of white.',
            'Two stemless glasses on a table, of rosé and orange wine.',
          ]);
  }
}
