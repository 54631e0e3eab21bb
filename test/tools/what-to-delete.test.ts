import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '#tools/files-below';

/** The paths in the first column of each table of the document, by its heading. */
const tables = new Map(
  readFileSync('docs/what-to-delete.md', 'utf8')
    .split('\n## ')
    .slice(1)
    .map((section) => [
      section.slice(0, section.indexOf('\n')),
      [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path = '']) => path),
    ]),
);
const gone = [...(tables.get('Delete when you like') ?? []), ...(tables.get('Goes with the sandbox') ?? [])];
const isGone = (path: string): boolean => gone.some((one) => path === one || path.startsWith(`${one}/`));

/** The two that load the sandbox only where content is read from it. */
const onDemand = ['tools/shop/content-service.ts', 'tools/shop/site-directory.ts'];

function sourcesBelow(folder: string): readonly string[] {
  return filesBelow(folder)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path));
}

/** The files that a file imports as it is loaded. */
function importsOf(file: string): readonly string[] {
  const targets = readFileSync(file, 'utf8').matchAll(/^(?:import|export|\}) [^;(]*?'([#.][^']+)';$/gm);
  return [...targets].flatMap(([, target = '']) => {
    const path = target.startsWith('#') ? target.slice(1) : join(dirname(file), target);
    return [path, `${path}.ts`, `${path}.tsx`].filter((one) => existsSync(one) && statSync(one).isFile());
  });
}

/** The imports that lead from files to what is gone, directly or by others: "from -> to". */
function waysToGone(files: readonly string[]): readonly string[] {
  const seen = new Set(files);
  const ways: string[] = [];
  // A set hands out what is added while it is walked through.
  for (const file of seen)
    for (const target of importsOf(file)) {
      if (isGone(target)) ways.push(`${file} -> ${target}`);
      else seen.add(target);
    }
  return ways;
}

describe('What a shop of one’s own deletes (docs/what-to-delete.md)', () => {
  it('is there, every path of it', () => {
    expect([...tables.values()].map((paths) => paths.length)).toEqual([4, 4, 8]);
    expect([...tables.values()].flat().filter((path) => !existsSync(path))).toEqual([]);
  });

  it('is needed by no build', () => {
    expect(waysToGone(['tools/build.ts', 'src/main.tsx', 'src/main.server.tsx', 'vite.config.ts'])).toEqual([]);
  });

  it.each(['test/domain', 'test/application', 'test/infrastructure', 'test/ui'])(
    'is needed by no test in %s',
    (folder) => {
      expect(waysToGone(sourcesBelow(folder))).toEqual([]);
    },
  );

  it('is found where it is needed', () => {
    expect(waysToGone(['test/contracts/shop/shared-tax.test.ts'])).toContain(
      'test/contracts/shop/shared-tax.test.ts -> sandbox/shop/money.ts',
    );
  });

  it('is all that imports the sandbox among the tools, but for what loads it on demand', () => {
    const importers = sourcesBelow('tools').filter((file) => readFileSync(file, 'utf8').includes("'#sandbox/"));
    expect(importers.filter((file) => !isGone(file)).toSorted()).toEqual(onDemand);
  });
});
