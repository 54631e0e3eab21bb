import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { scriptOf } from '#tools/console/script-of';

const FIXTURES = join(import.meta.dirname, 'fixtures', 'core-globals');
const globals = readdirSync(FIXTURES)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => basename(name, '.ts'));

/** Compiles the fixtures with the settings of domain and application, and returns the compiler's output. */
function compile(): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [scriptOf('tsc'), '-p', join(FIXTURES, 'tsconfig.json'), '--pretty', 'false'],
      (_error, output) => {
        resolve(output);
      },
    );
  });
}

describe('Domain and application know no platform (docs/architecture.md)', () => {
  let output: string;

  beforeAll(async () => {
    output = await compile();
  });

  it.each(globals)('%s does not compile there', (name) => {
    expect(output).toMatch(new RegExp(`core-globals/${name}\\.ts.+error TS\\d+: Cannot find name '${name}'`));
  });

  it('covers the additions of browsers and Node to the language', () => {
    expect(globals).toEqual(expect.arrayContaining(['window', 'fetch', 'setTimeout', 'URL', 'console']));
  });
});
