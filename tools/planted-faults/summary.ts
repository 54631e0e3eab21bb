import type { Catches } from './catches';
import { type Fault, faultId } from './fault';

/**
 * Writes a table with the numbers of measured and found faults in each folder, then a list of faults
 * that only journeys outside the core find, or nothing at all.
 */
export function summary(faults: readonly Fault[], catches: Catches): string {
  const places = [...new Set(faults.map(placeOf))].sort();
  const rows = [...places, 'all'].map((place) => {
    const looked = faults
      .filter((fault) => place === 'all' || placeOf(fault) === place)
      .flatMap((fault) => catches[faultId(fault)] ?? []);
    const found = looked.filter(({ by }) => by !== undefined);
    return [place, looked.length, found.filter(({ isByTest }) => isByTest).length, found.length];
  });
  const others = faults.flatMap((fault) => {
    const caught = catches[faultId(fault)];
    if (!caught || caught.isByTest) return [];
    return `${fault.file}, ${fault.kind}: ${caught.by === undefined ? 'found by nothing' : `found by ${caught.by} alone`}`;
  });
  const header = [
    '| faults of | measured | found by `npm test` | found by that or `npm run e2e` |',
    '|---|---|---|---|',
  ];
  return [...header, ...rows.map((row) => `| ${row.join(' | ')} |`), '', ...others].join('\n');
}

function placeOf({ file }: Fault): string {
  if (file.endsWith('.css')) return 'styles';
  return file.split('/').slice(0, 2).join('/');
}
