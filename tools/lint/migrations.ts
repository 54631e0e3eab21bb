import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptedChanges, migrationProblems } from '#tools/engine/additive-migrations';
import { ENGINE } from '#tools/engine/install-engine';

const FOLDER = join(ENGINE, 'src/migrations');

/** Prints each statement of the engine's migrations that does more than add, as `file: why: statement`, and fails when there is one. */
const names = readdirSync(FOLDER);
const gone = Object.keys(acceptedChanges).filter((name) => !names.includes(name));
const problems = [
  ...gone.map((name) => `${name}: Accepted, and not there`),
  ...names.flatMap((name) =>
    migrationProblems(name, readFileSync(join(FOLDER, name), 'utf8'), acceptedChanges).map(
      (problem) => `${join(FOLDER, name)}: ${problem}`,
    ),
  ),
];
for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
