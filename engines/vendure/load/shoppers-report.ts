import { percentile } from './percentile';
import type { ShopApi } from './shop-api';
import type { Outcome } from './shopper';

/** Prints the results of a run, one a line. */
export function report(api: ShopApi, outcomes: readonly Outcome[], seconds: number): readonly string[] {
  const placed = outcomes.filter(({ isPlaced }) => isPlaced).length;
  const all = api.times.map(({ milliseconds }) => milliseconds);
  const names = [...new Set(api.times.map(({ name }) => name))];
  return [
    `${placed} of ${outcomes.length} shoppers have a paid order, ${outcomes.filter(({ isSoldOut }) => isSoldOut).length} of them after something was sold out`,
    `${(placed / seconds).toFixed(1)} orders and ${(all.length / seconds).toFixed(1)} calls a second for ${seconds.toFixed(1)} s`,
    `sent again: ${api.repeated.lost} calls that broke off, ${api.repeated.locked} that found the order held`,
    `95th percentile of all calls: ${percentile(all, 95)} ms (median ${percentile(all, 50)} ms)`,
    ...names.map((name) => {
      const times = api.times.filter((time) => time.name === name).map(({ milliseconds }) => milliseconds);
      return `  ${name.padEnd(22)}${String(times.length).padStart(6)} calls, 95th percentile ${percentile(times, 95)} ms`;
    }),
  ];
}
