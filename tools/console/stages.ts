import { readFileSync } from 'node:fs';

/** What one part of a long command took, in milliseconds. */
export interface StageTime {
  readonly name: string;
  readonly elapsed: number;
  /** Of all cores, this process and all that it started; undefined where the machine does not say. */
  readonly processor: number | undefined;
}

/** Linux counts in hundredths of a second, whatever the machine. */
const TICK = 10;
/** Where user, system, and the same two of ended children stand behind the name of the process (proc(5)). */
const TIMES = [11, 15] as const;

/** Measures the parts of a command that run one after another. */
export class Stages {
  readonly #times: StageTime[] = [];

  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const started = performance.now();
    const before = processorTime();
    try {
      return await work();
    } finally {
      const after = processorTime();
      this.#times.push({
        name,
        elapsed: performance.now() - started,
        processor: before === undefined || after === undefined ? undefined : after - before,
      });
    }
  }

  get times(): readonly StageTime[] {
    return this.#times;
  }
}

/** A line for each part and one for the whole: "journeys   201.3 s   382.0 s of processors". */
export function describeStages(times: readonly StageTime[]): readonly string[] {
  const processors = times.map(({ processor }) => processor);
  const whole: StageTime = {
    name: 'in all',
    elapsed: sum(times.map(({ elapsed }) => elapsed)),
    processor: processors.every((time) => time !== undefined) ? sum(processors) : undefined,
  };
  const width = Math.max(...[...times, whole].map(({ name }) => name.length));
  return [...times, whole].map(({ name, elapsed, processor }) =>
    [
      name.padEnd(width),
      seconds(elapsed),
      ...(processor === undefined ? [] : [`${seconds(processor)} of processors`]),
    ].join(' '),
  );
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`.padStart(9);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Processor time in milliseconds of this process and of its children that ended. */
function processorTime(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return sum(fields.slice(...TIMES).map(Number)) * TICK;
}
