import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { composeProblems } from '#tools/images/compose-problems';
import { readDockerfile } from '#tools/images/dockerfile';
import { dockerfileProblems } from '#tools/images/dockerfile-problems';
import { imageFolders } from '#tools/images/image-folders';

const read = (path: string): string => readFileSync(path, 'utf8');

/** Prints what is wrong with the files that images are built and started by, as `file: problem`, and fails when there is something. */
const problems = [
  ...imageFolders.flatMap((folder) =>
    dockerfileProblems(readDockerfile(read(join(folder, 'Dockerfile'))), {
      ignored: read(join(folder, '.dockerignore')),
      has: (path) => existsSync(join(folder, path)),
      scriptsIn: (below) =>
        Object.keys((JSON.parse(read(join(folder, below, 'package.json'))) as { readonly scripts: object }).scripts),
    }).map((problem) => `${join(folder, 'Dockerfile')}: ${problem}`),
  ),
  ...composeProblems(read('compose.yaml'), {
    isAsked: (folder) =>
      readDockerfile(read(join(folder, 'Dockerfile')))
        .at(-1)
        ?.steps.some(({ keyword }) => keyword === 'HEALTHCHECK') ?? false,
    documented: documentedVariables(read('engines/vendure/README.md')),
    example: parseEnv(read('engine.env.example')),
  }).map((problem) => `compose.yaml: ${problem}`),
];
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
