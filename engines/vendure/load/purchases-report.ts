import type { Crowd, CrowdTimes } from './crowd';
import type { Spent } from './measured-process';
import { percentile } from './percentile';
import { stepNames } from './purchase';

/** Sums of the costs of the steps of purchases, by their names. */
export type SpentBySteps = ReadonlyMap<string, Spent & { readonly times: number }>;

const nameWidth = 26;
const figureWidth = 12;

/** Puts statements and processor time of each step beside those of Vendure's own purchase, one step a line. */
export function reportOfPurchases(ours: SpentBySteps, stock: SpentBySteps, delivery: Spent): readonly string[] {
  const names = Object.values(stepNames);
  const rows = names.map((name) => line(name, each(ours, name), each(stock, name)));
  return [
    `${''.padEnd(nameWidth)}${'shop'.padStart(2 * figureWidth)}${'Vendure alone'.padStart(2 * figureWidth)}`,
    `${'a call'.padEnd(nameWidth)}${`${'statements'.padStart(figureWidth)}${'processor'.padStart(figureWidth)}`.repeat(2)}`,
    ...rows,
    line('a purchase', whole(ours), whole(stock)),
    line('a delivery', delivery, undefined),
  ];
}

/** Puts the 95th percentile of each step of a crowd beside that of Vendure's own purchase, one step a line. */
export function reportOfCrowds({ shoppers, atOnce }: Crowd, ours: CrowdTimes, stock: CrowdTimes): readonly string[] {
  const slowest = ({ times }: CrowdTimes, step: string): string => {
    const own = times.flatMap(({ name, milliseconds }) => (name === step ? [milliseconds] : []));
    return own.length === 0 ? '–' : `${percentile(own, 95)} ms`;
  };
  const rate = ({ seconds }: CrowdTimes): string => (shoppers / seconds).toFixed(1);
  const row = (name: string, of: (crowd: CrowdTimes) => string): string =>
    [name.padEnd(nameWidth), ...[ours, stock].map((crowd) => of(crowd).padStart(2 * figureWidth))].join('');
  return [
    `${shoppers} shoppers, ${atOnce} at once; 95th percentile of each call`,
    ...Object.values(stepNames).map((name) => row(name, (crowd) => slowest(crowd, name))),
    row('purchases a second', rate),
  ];
}

function each(spent: SpentBySteps, name: string): Spent | undefined {
  const found = spent.get(name);
  return found && { statements: found.statements / found.times, milliseconds: found.milliseconds / found.times };
}

/** All steps of one purchase, those that are done several times as often as they are. */
function whole(spent: SpentBySteps): Spent {
  const purchases = spent.get(stepNames.firstLine)?.times ?? 1;
  const sum = (of: (one: Spent) => number): number =>
    [...spent.values()].reduce((total, one) => total + of(one), 0) / purchases;
  return { statements: sum(({ statements }) => statements), milliseconds: sum(({ milliseconds }) => milliseconds) };
}

function line(name: string, ours: Spent | undefined, stock: Spent | undefined): string {
  return `${name.padEnd(nameWidth)}${figures(ours)}${figures(stock)}`;
}

function figures(spent: Spent | undefined): string {
  const texts = spent ? [spent.statements.toFixed(0), `${spent.milliseconds.toFixed(1)} ms`] : ['–', ''];
  return texts.map((text) => text.padStart(figureWidth)).join('');
}
