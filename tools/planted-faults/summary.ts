import type { Catches } from './catches';
import { type Fault, faultId } from './fault';

/**
 * Writes a table for docs/testing.md with the numbers of measured and found faults in each folder, then a list of faults
 * that only journeys outside the core found.
 */
export function summary(faults: readonly Fault[], catches: Catches): string {
  const places = [...new Set(faults.map(placeOf))].sort();
  const rows = [...places, 'all'].map((place) => {
    const looked = faults
      .filter((fault) => place === 'all' || placeOf(fault) === place)
      .flatMap((fault) => catches[faultId(fault)] ?? [])
      .filter(({ reachedBy }) => reachedBy > 0);
    const found = looked.filter(({ by }) => by !== undefined);
    return [place, looked.length, found.length, found.filter(({ isByCore }) => isByCore).length];
  });
  const others = faults.flatMap((fault) => {
    const { by, isByCore } = catches[faultId(fault)] ?? { isByCore: false };
    return by === undefined || isByCore ? [] : [`${fault.file}, ${fault.kind}: found by ${by} alone`];
  });
  const header = ['| faults of | measured | found by a journey | found by the core |', '|---|---|---|---|'];
  return [...header, ...rows.map((row) => `| ${row.join(' | ')} |`), '', ...others].join('\n');
}

function placeOf({ file }: Fault): string {
  if (file.endsWith('.css')) return 'styles';
  return file.split('/').slice(0, 2).join('/');
}
