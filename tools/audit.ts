import type { CommandOutcome, Step, StepOutcome } from './console/step';
import { runProgram } from './console/step';

/** What `npm audit --json` prints, as far as it is read here: a report, or why there is none. */
interface AuditAnswer {
  readonly auditReportVersion?: number;
  readonly vulnerabilities?: Readonly<Record<string, { readonly name: string; readonly severity: string }>>;
  readonly message?: string;
}

/** One try, and no long wait: a registry that does not answer is told of, not waited for. */
const ASKING = ['audit', '--json', '--loglevel=silent', '--fetch-retries=0', '--fetch-timeout=20000'];

/** Packages that the shop ships may have no known weakness at all, those that build and test it none that is grave. */
const AUDITS = [
  [...ASKING, '--omit=dev'],
  [...ASKING, '--audit-level=high'],
];

/** Asks the registry what is known of the packages. Where it cannot be asked nothing is known, and the step says so. */
export const auditStep: Step = {
  name: 'packages: known weaknesses',
  run: async () => {
    for (const args of AUDITS) {
      const outcome = judgeAudit(await runProgram('npm', args));
      if (!outcome.ok || outcome.note !== undefined) return outcome;
    }
    return { ok: true };
  },
};

/** Tells a report of weaknesses from an answer that is none. */
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
