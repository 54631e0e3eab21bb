import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { composeProblems } from './compose-problems';

const read = (path: string): string => readFileSync(path, 'utf8');

/** Prints the problems of compose.yaml, and fails when there are any. */
const problems = composeProblems(read('compose.yaml'), {
  isAsked: (folder) => /^HEALTHCHECK /m.test(read(join(folder, 'Dockerfile'))),
  documented: documentedVariables(read('engines/vendure/README.md')),
  example: parseEnv(read('engine.env.example')),
}).map((problem) => `compose.yaml: ${problem}`);
for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Reads the names in the first column of the table of variables. */
function documentedVariables(readme: string): readonly string[] {
  const [, chapter = ''] = readme.split('\n## Variables\n');
  const [table = ''] = chapter.split('\n## ');
  return table.split('\n').flatMap((row) => {
    const [, names = ''] = row.split('|');
    return [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name);
  });
}
