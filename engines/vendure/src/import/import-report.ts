import type { RowsOutcome } from './import-subscriptions';

const outcomeLabels = { made: 'made', present: 'already there', refused: 'refused' } as const;

/** Writes a line for each row of the file, in its sequence, and the sums. */
export function importReport(outcomes: readonly RowsOutcome[], isDryRun: boolean): string {
  const lines = outcomes
    .flatMap(({ numbers, reference, outcome, reasons }) =>
      numbers.map((number) => ({
        number,
        text: [`Row ${number}`, reference, outcomeLabels[outcome], ...reasons].join(' | '),
      })),
    )
    .sort((one, other) => one.number - other.number);
  const count = (outcome: RowsOutcome['outcome']): number => outcomes.filter((one) => one.outcome === outcome).length;
  return [
    ...lines.map(({ text }) => text),
    `${count('made')} subscriptions made, ${count('present')} already there, ${count('refused')} refused.`,
    ...(isDryRun ? ['This was a dry run: nothing was kept.'] : []),
  ].join('\n');
}
