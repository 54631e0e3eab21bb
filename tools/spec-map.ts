import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { linkMap } from './documents/spec-map';
import { filesBelow, foldersAbove } from './files-below';

const MAP = 'docs/spec-map.md';
/** A shop of its own may have deleted the sandbox, and the engine. */
const FOLDERS = [
  'contracts',
  'docs',
  'engines/vendure/src',
  'engines/vendure/test',
  'public',
  'sandbox',
  'src',
  'test',
  'tools',
].filter((folder) => existsSync(folder));
/** Trees that break a rule on purpose have files that are named like those of the shop. */
const FIXTURES = 'test/architecture/fixtures/';

const files = FOLDERS.flatMap((folder) => filesBelow(folder).map((name) => `${folder}/${name}`)).filter(
  (path) => !path.startsWith(FIXTURES),
);
const paths = [...files, ...new Set(files.flatMap(foldersAbove).map((folder) => `${folder}/`))];

const source = readFileSync(MAP, 'utf8');
const isCheck = process.argv.includes('--check');
const map = linkMap(source, { paths, read: (path) => readFileSync(path, 'utf8') });
const isStale = isCheck && map.text !== source;
if (!isCheck) writeFileSync(MAP, map.text);

const problems = [...map.problems, ...(isStale ? [`The links of ${MAP} are stale: npm run spec-map`] : [])];
for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
