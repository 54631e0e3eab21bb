import type { CommandOutcome, Step, StepOutcome } from './console/step';
import { runCommand } from './console/step';
import { DASHBOARD, ENGINE } from './engine/install-engine';
import { EXTRA } from './testing/extra-package';

/** The output of `npm audit --json`, as far as it is read here: a report, or the reason why there is none. */
interface AuditAnswer {
  readonly auditReportVersion?: number;
  readonly vulnerabilities?: Readonly<Record<string, { readonly name: string; readonly severity: string }>>;
  readonly message?: string;
}

/** One try with a short timeout: an unreachable registry is reported and not waited for. */
const ASKING = [
  'audit',
  '--package-lock-only',
  '--json',
  '--loglevel=silent',
  '--fetch-retries=0',
  '--fetch-timeout=20000',
];

/** Packages that the shop ships may have no known vulnerability at all, those for builds and tests no severe one. */
const LEVELS = ['--omit=dev', '--audit-level=high'];

/** Each has a lockfile, which is all that is asked about: the packages need not be installed. */
const FOLDERS = ['.', ENGINE, DASHBOARD, EXTRA];

/** Asks the registry for known vulnerabilities of the packages. If the registry cannot be reached, the step reports that. */
export const auditStep: Step = {
  name: 'packages: known weaknesses',
  run: async () => {
    for (const folder of FOLDERS)
      for (const level of LEVELS) {
        const outcome = judgeAudit(await runCommand('npm', [...ASKING, '--prefix', folder, level]));
        if (!outcome.ok || outcome.note !== undefined) return outcome;
      }
    return { ok: true };
  },
};

/** Distinguishes a report of vulnerabilities from an answer without one. */
export function judgeAudit({ ok, output }: CommandOutcome): StepOutcome {
  const answer = readAnswer(output);
  if (answer?.auditReportVersion === undefined)
    return { ok: true, note: `skipped: ${answer?.message ?? 'the registry did not answer'}` };
  const weak = Object.values(answer.vulnerabilities ?? {}).map(({ name, severity }) => `${name}: ${severity}`);
  return ok ? { ok } : { ok, output: [...weak, 'npm audit tells more.'].join('\n') };
}

function readAnswer(output: string): AuditAnswer | undefined {
  try {
    return JSON.parse(output) as AuditAnswer;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
