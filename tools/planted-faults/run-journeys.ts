import type { Environment } from '#tools/environment';
import { runVitest, type VitestReport } from '#tools/testing/vitest-run';
import { journeyVariables } from '#tools/testing/walk';

/**
 * Runs journeys in the shop with faults, which was built before, with one fault switched on. Each look at a screen tries the faults
 * of styles that are named besides. Returns Vitest's report.
 */
export async function runWithFault(
  environment: Environment,
  fault: string,
  args: readonly string[],
  styles: readonly string[] = [],
): Promise<VitestReport> {
  const reports: VitestReport[] = [];
  await runVitest({
    projects: ['journeys'],
    args,
    variables: {
      ...(await journeyVariables(environment)),
      SAMPLE: '1',
      PLANTED_FAULT: fault,
      ...(styles.length > 0 && { PLANTED_STYLES: styles.join(' ') }),
    },
    onReport: (report) => reports.push(report),
  });
  const [report] = reports;
  if (!report) throw new Error(`Vitest wrote no report of ${args.join(' ')}`);
  return report;
}
