import { cpus } from 'node:os';

/** The time of one part of a long command, in milliseconds. */
export interface StageTime {
  readonly name: string;
  readonly elapsed: number;
  /** Of all cores, by whatever ran on the machine: a browser's processes cannot be counted otherwise. */
  readonly processor: number;
}

/** Measures the parts of a command that run one after another. */
export class Stages {
  readonly #times: StageTime[] = [];

  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const started = performance.now();
    const before = processorTime();
    try {
      return await work();
    } finally {
      this.#times.push({ name, elapsed: performance.now() - started, processor: processorTime() - before });
    }
  }

  get times(): readonly StageTime[] {
    return this.#times;
  }
}

/** A line for each part and one for the whole: "journeys   201.3 s   382.0 s of processors". */
export function describeStages(times: readonly StageTime[]): readonly string[] {
  const whole: StageTime = {
    name: 'in all',
    elapsed: sum(times.map(({ elapsed }) => elapsed)),
    processor: sum(times.map(({ processor }) => processor)),
  };
  const width = Math.max(...[...times, whole].map(({ name }) => name.length));
  return [...times, whole].map(({ name, elapsed, processor }) =>
    [name.padEnd(width), seconds(elapsed), `${seconds(processor)} of processors`].join(' '),
  );
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`.padStart(9);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Milliseconds in which the machine's cores were busy since it was started. */
function processorTime(): number {
  return sum(cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq));
}
