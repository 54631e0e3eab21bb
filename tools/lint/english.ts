import { spawnSync } from 'node:child_process';
import { scriptOf } from '#tools/console/script-of';

/** The findings of house/noun-first that folders still have (tools/lint/house.mjs). A number may only become smaller. */
const ALLOWED: Readonly<Record<string, number>> = {
  'engines/vendure/dashboard/src': 27,
  'engines/vendure/src': 258,
  'engines/vendure/test': 151,
};

interface Report {
  readonly diagnostics: readonly {
    readonly filename: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
}

/** The places in a folder where a comment or the title of a test has a clause in place of a noun, as `file:line`. */
function findingsIn(folder: string): readonly string[] {
  const options = ['--config', 'tools/lint/english.oxlintrc.json', '--format', 'json'];
  const { stdout } = spawnSync(process.execPath, [scriptOf('oxlint'), ...options, folder], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const { diagnostics } = JSON.parse(stdout) as Report;
  return diagnostics.map(({ filename, labels }) => `${filename}:${labels[0]?.span.line ?? 0}`);
}

for (const [folder, allowed] of Object.entries(ALLOWED)) {
  const findings = findingsIn(folder);
  if (findings.length === allowed) continue;
  if (findings.length > allowed) for (const finding of findings) console.log(finding);
  console.log(`${folder} has ${findings.length} comments and titles without a noun; ${allowed} are allowed.`);
  process.exitCode = 1;
}
