import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { slashed } from '#tools/files-below';
import { fileOf, readWrittenFootprints } from '#tools/journeys/footprints-file';

/**
 * Orders journeys by the time that they took at night, so that no long one is left over for a single browser in the end. Other
 * tests keep the order of Vitest, by size.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const seconds = secondsByFile();
    const secondsOf = ({ moduleId }: TestSpecification): number => seconds.get(slashed(relative('', moduleId))) ?? 0;
    return sorted.toSorted((one, other) => secondsOf(other) - secondsOf(one));
  }
}

function secondsByFile(): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [id, [seconds]] of Object.entries(readWrittenFootprints().journeys)) {
    const file = fileOf(id);
    sums.set(file, (sums.get(file) ?? 0) + seconds);
  }
  return sums;
}
