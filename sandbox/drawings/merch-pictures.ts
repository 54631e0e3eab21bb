import type { Picture } from './picture';
import type { Shelf } from './shelf';
import type { WineSubject } from './wine-pictures';
import { giftCard } from './gift-card';
import { glassPair, tumbler } from './glassware';
import { iceSleeve } from './ice-sleeve';
import { HIGH, WIDE } from './scene';
import { tasting } from './tasting';

export interface MerchSubject extends Shelf {
  readonly merchType: string;
}

/** The two pictures of something that is neither wine nor a pack. `cans` are the wines a tasting shows. */
export function merchPictures(merch: MerchSubject, cans: readonly WineSubject[]): readonly Picture[] {
  const { shapes, words } = draw(merch, cans);
  return shapes.map((svg, index) => ({
    path: `products/${merch.sku}${index === 0 ? '' : '-2'}.svg`,
    title: merch.name,
    description: words[index] ?? merch.name,
    width: WIDE,
    height: HIGH,
    svg,
  }));
}

function draw(merch: MerchSubject, cans: readonly WineSubject[]): { readonly shapes: readonly string[]; readonly words: readonly string[] } {
  switch (merch.merchType) {
    case 'gift-card':
      return { shapes: giftCard(merch), words: [`${merch.name}, patterned with ring pulls.`, `${merch.name} looking out of its envelope.`] };
    case 'tasting':
      return { shapes: tasting(merch, cans), words: ['Four people raise a glass on a laptop screen, three cans in front of it.', 'A laptop with a tasting on it, on a table with three cans.'] };
    case 'accessory':
      return { shapes: iceSleeve(merch), words: ['A can in a quilted ice sleeve with a snowflake on it.', 'A can in its ice sleeve, standing in snow.'] };
    default:
      return /tumbler/i.test(merch.name)
        ? { shapes: tumbler(merch), words: ['An insulated steel tumbler with waves on it and a lid.', 'The tumbler in long grass.'] }
        : { shapes: glassPair(merch), words: ['Two stemless glasses, one of red wine and one of white.', 'Two stemless glasses on a table, of rosé and orange wine.'] };
  }
}
