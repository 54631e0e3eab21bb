import { maximumCompared } from '#src/domain/comparison/comparison';

export const compareMessages = {
  compare: 'Compare',
  compareNamed: (name: string) => `Compare ${name}`,
  region: 'Cans to compare',
  chosen: (count: number) => (count === 1 ? '1 can to compare' : `${count} cans to compare`),
  open: (count: number) => (count === 1 ? 'Compare 1 can' : `Compare ${count} cans`),
  clear: 'Clear',
  cleared: 'No cans to compare',
  full: `You can compare ${maximumCompared} cans at a time. Remove one first.`,
  added: (name: string) => `${name} is in the comparison`,
  removed: (name: string) => `${name} is no longer in the comparison`,
} as const;
