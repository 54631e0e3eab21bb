import { adventCalendar } from '#sandbox/drawings/advent-calendar';
import { articlePicture } from '#sandbox/drawings/article-picture';
import { isSceneName } from '#sandbox/drawings/article-scenes';
import { Chance } from '#sandbox/drawings/chance';
import { clubBoxPicture } from '#sandbox/drawings/club-box';
import { giftSet } from '#sandbox/drawings/gift-set';
import { makerPicture } from '#sandbox/drawings/maker-picture';
import { merchPictures } from '#sandbox/drawings/merch-pictures';
import type { PackSubject } from '#sandbox/drawings/pack-pictures';
import { packPictures } from '#sandbox/drawings/pack-pictures';
import { isPatternName } from '#sandbox/drawings/patterns/families';
import type { Picture } from '#sandbox/drawings/picture';
import { pairOf } from '#sandbox/drawings/scene';
import { sellSheet } from '#sandbox/drawings/sell-sheet';
import type { WineSubject } from '#sandbox/drawings/wine-pictures';
import { winePictures } from '#sandbox/drawings/wine-pictures';
import type { WrittenEntry } from './content-files';

const BRAND = 'Ringpull';
const TASTED = ['GAMAY-01', 'RIESLING-01', 'ORANGE-01'];
/** The wines of tastings that have a subject, and of the one for teams. */
const TASTED_AT = new Map([
  ['TASTING-BUBBLES', ['BUBBLES-01', 'BUBBLES-06', 'BUBBLES-05']],
  ['TASTING-ORANGE', ['ORANGE-02', 'ORANGE-01', 'ORANGE-04']],
  ['TASTING-TEAM', ['SAUV-01', 'ROSE-03', 'SYRAH-01']],
]);
const OFFERED = ['ROSE-02', 'SAUV-01', 'ZIN-01', 'ORANGE-02', 'BUBBLES-02', 'PIQUETTE-02'];

/** Kinds of wine that end a name where no grape does. */
const KINDS = [
  'Sparkling Rosé',
  'Sparkling Red',
  'Blanc de Blancs',
  'Blanc de Noirs',
  'Pét-Nat',
  'Moscato',
  'Late Harvest',
  'Rosé',
  'Orange',
  'Brut',
  'Piquette',
];

/** Draws every picture that entries can link to. Skips incomplete entries. */
export function drawPictures(written: readonly WrittenEntry[]): readonly Picture[] {
  const of = (type: string) => written.filter((entry) => entry.type === type);
  const makers = new Map(of('maker').map((entry) => [text(entry, 'slug'), text(entry, 'name')]));
  const wines = new Map(of('product').map((entry) => [text(entry, 'sku'), wineOf(entry, makers)]));
  const named = (skus: readonly string[]) => skus.flatMap((sku) => wines.get(sku) ?? []);
  return [
    ...[...wines.values()].flatMap(winePictures),
    ...of('pack').flatMap((entry) => packOf(entry, wines)),
    ...of('merch').flatMap((entry) =>
      merchPictures(
        { ...shelfOf(entry), merchType: text(entry, 'merchType') },
        named(TASTED_AT.get(text(entry, 'sku')) ?? TASTED),
      ),
    ),
    ...of('maker').map((entry) =>
      makerPicture({ slug: text(entry, 'slug'), name: text(entry, 'name'), alt: text(entry, 'portraitAlt') }),
    ),
    ...of('maker').map((entry) => sellSheetOf(entry, of('product'), wines)),
    ...of('article').map((entry) => articleOf(entry, of('pack'), named)),
    ...of('page').flatMap((entry) => clubBoxOf(entry, wines)),
  ];
}

/** A page to print about a maker and its wines. */
function sellSheetOf(
  entry: WrittenEntry,
  products: readonly WrittenEntry[],
  wines: ReadonlyMap<string, WineSubject>,
): Picture {
  const slug = text(entry, 'slug');
  const made = products.flatMap((product) => {
    const wine = text(product, 'maker') === slug ? wines.get(text(product, 'sku')) : undefined;
    return wine ? [{ ...wine, facts: `${wine.wineType} · ${String(product.fields['abv'])} %` }] : [];
  });
  return sellSheet({ slug, name: text(entry, 'name'), place: text(entry, 'place') }, made);
}

/** Shows the wines that an article is about; without any, some of a pack that it is about, and else some that we like. */
function articleOf(
  entry: WrittenEntry,
  packs: readonly WrittenEntry[],
  named: (skus: readonly string[]) => readonly WineSubject[],
): Picture {
  const [slug, scene] = [text(entry, 'slug'), text(entry, 'scene')];
  const related = (entry.fields['relatedSkus'] ?? []) as readonly string[];
  const packed = packs
    .filter((pack) => related.includes(text(pack, 'sku')))
    .flatMap((pack) => (pack.fields['contents'] ?? []) as readonly Contained[])
    .map(({ sku }) => sku);
  const others = [...new Set(packed.length > 0 ? packed : [...OFFERED, ...TASTED])];
  const from = Math.floor(new Chance(slug).next() * others.length);
  const cans = named(related);
  return articlePicture(
    /* A name that is no scene stops the start: the check of the content names its file. */
    { slug, title: text(entry, 'title'), scene: isSceneName(scene) ? scene : 'sunrise' },
    cans.length > 0 ? cans : named([...others.slice(from), ...others.slice(0, from)]),
  );
}

function text(entry: WrittenEntry, field: string): string {
  const value = entry.fields[field];
  return typeof value === 'string' ? value : '';
}

function shelfOf(entry: WrittenEntry) {
  return {
    sku: text(entry, 'sku'),
    name: text(entry, 'name'),
    ground: text(entry, 'groundColor') || '#FBF6EC',
    mark: text(entry, 'markColor') || '#1F1A24',
  };
}

function wineOf(entry: WrittenEntry, makers: ReadonlyMap<string, string>): WineSubject {
  const shelf = shelfOf(entry);
  const kinds = [...((entry.fields['grapes'] as readonly string[] | undefined) ?? []), ...KINDS];
  const pattern = text(entry, 'labelPattern');
  const kind = kinds.find((candidate) => shelf.name.endsWith(` ${candidate}`)) ?? '';
  return {
    ...shelf,
    title: kind === '' ? shelf.name : shelf.name.slice(0, -kind.length - 1),
    kind,
    maker: makers.get(text(entry, 'maker')) ?? '',
    wineType: text(entry, 'wineType'),
    /* A name that is no pattern stops the start: the check of the content names its file. */
    pattern: isPatternName(pattern) ? pattern : 'hills',
  };
}

/** The box of a page on which one joins the club, with its contents unless the shopper changes them. */
function clubBoxOf(entry: WrittenEntry, wines: ReadonlyMap<string, WineSubject>): readonly Picture[] {
  const { size, types = [] } = (entry.fields['sections'] ?? {}) as ClubSections;
  const box = types.find(({ type }) => type === 'all')?.box;
  if ((size !== 12 && size !== 24) || !box) return [];
  return [clubBoxPicture({ size, brand: BRAND, cans: cansOf(box, wines) })];
}

interface ClubSections {
  readonly size?: number;
  readonly types?: readonly { readonly type: string; readonly box: readonly Contained[] }[];
}

interface Contained {
  readonly sku: string;
  readonly quantity: number;
}

function cansOf(parts: readonly Contained[], wines: ReadonlyMap<string, WineSubject>): readonly WineSubject[] {
  return parts.flatMap(({ sku, quantity }) => Array.from({ length: quantity }, () => wines.get(sku) ?? [])).flat();
}

function packOf(entry: WrittenEntry, wines: ReadonlyMap<string, WineSubject>): readonly Picture[] {
  const contents = entry.fields['contents'];
  const parts = Array.isArray(contents) ? (contents as readonly Contained[]) : [];
  const shown = entry.fields['composable'] === true ? anyCans(wines, Number(entry.fields['cans'])) : parts;
  const pack: PackSubject = { ...shelfOf(entry), cans: cansOf(shown, wines) };
  if (pack.name.startsWith('Advent Calendar')) {
    const closed = `${pack.name}: a paper house with twelve numbered doors, three of them open.`;
    return pairOf(pack, adventCalendar(pack), [closed, `${pack.name}: the paper house on a snowy night.`]);
  }
  if (pack.name.endsWith('Gift Set')) {
    const beside = parts.some((part) => part.sku.startsWith('TUMBLER')) ? 'tumbler' : 'glasses';
    const open = `${pack.name}: cans look out of a ribboned box, ${beside} in front of it.`;
    return pairOf(pack, giftSet(pack, beside), [open, `${pack.name}: the box, closed with a bow.`]);
  }
  return packPictures(pack);
}

/** A composable box is shown with a mix of wines. */
function anyCans(wines: ReadonlyMap<string, WineSubject>, count: number): readonly Contained[] {
  const kinds = OFFERED.filter((sku) => wines.has(sku));
  return kinds.map((sku, nth) => ({
    sku,
    quantity: Math.floor(count / kinds.length) + (nth < count % kinds.length ? 1 : 0),
  }));
}
