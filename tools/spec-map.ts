import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkMap } from './documents/spec-map';

const MAP = 'docs/spec-map.md';
const FOLDERS = ['contracts', 'docs', 'public', 'sandbox', 'src', 'test', 'tools'];
/** Trees that break a rule on purpose have files that are named like those of the shop. */
const FIXTURES = 'test/architecture/fixtures/';

const paths = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map(
    (entry) => `${join(entry.parentPath, entry.name)}${entry.isDirectory() ? '/' : ''}`,
  ),
).filter((path) => !path.startsWith(FIXTURES));

const source = readFileSync(MAP, 'utf8');
const isCheck = process.argv.includes('--check');
const map = linkMap(source, { paths, read: (path) => readFileSync(path, 'utf8') });
const isStale = isCheck && map.text !== source;
if (!isCheck) writeFileSync(MAP, map.text);

const problems = [...map.problems, ...(isStale ? [`The links of ${MAP} are stale: npm run spec-map`] : [])];
for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
