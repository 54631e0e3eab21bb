import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesBelow } from '#tools/files-below';
import * as noSandbox from '#tools/own-shop/no-sandbox';
import { makeOwnShop } from '#tools/own-shop/own-shop';
import { DEMO, whatGoes } from '#tools/own-shop/what-goes';
import type * as localSandbox from '#tools/shop/local-sandbox';

const PROJECT = [
  ...['vite.config.ts', 'vitest.config.ts'],
  ...['src', 'sandbox', 'test', 'tools', 'contracts', 'docs'].flatMap((folder) =>
    filesBelow(folder).map((file) => `${folder}/${file}`),
  ),
];

describe('Files that a shop of one’s own deletes of this project (docs/what-to-delete.md)', () => {
  const gone = whatGoes('.', PROJECT);

  it('is there, all of the demo', () => {
    expect(DEMO.filter((path) => !existsSync(path))).toEqual([]);
  });

  it.each(['src/', 'vite', 'contracts/', 'test/domain/', 'test/application/', 'test/infrastructure/', 'test/ui/'])(
    'is nothing in %s',
    (folder) => {
      expect([...gone].filter((file) => file.startsWith(folder))).toEqual([]);
    },
  );

  it('are neither those that build, serve and deploy the shop, nor those that look at it', () => {
    const needed = ['build', 'dev', 'start', 'preview', 'check', 'smoke'].map((name) => `tools/${name}.ts`);

    expect(
      [...needed, 'tools/release.sh', 'test/tools/smoke/purchase.test.ts'].filter((file) => gone.has(file)),
    ).toEqual([]);
  });

  it('are those that import the demo, and helpers of that alone', () => {
    expect([...gone]).toEqual(
      expect.arrayContaining(['test/contracts/shop/shared-tax.test.ts', 'tools/e2e.ts', 'tools/testing/walk.ts']),
    );
  });

  it('has something of the same type in the place of the sandbox, which gives instructions instead', async () => {
    const fitting: typeof localSandbox = noSandbox;

    await expect(fitting.startContentService(4000, 'http://localhost:5173')).rejects.toThrow('.env');
  });
});

/** A project of few files, which has something of everything that the command looks at. */
const SMALL: Readonly<Record<string, string>> = {
  'sandbox/main.ts': "import Fastify from 'fastify';\nexport const start = Fastify;\n",
  'src/main.ts': 'export const shop = 1;\n',
  'tools/shop/local-sandbox.ts': "import { start } from '#sandbox/main';\nexport const sandbox = start;\n",
  'tools/own-shop/no-sandbox.ts': 'export const sandbox = undefined;\n',
  'tools/walk.ts':
    "import { sandbox } from './shop/local-sandbox';\nimport { step } from './step';\n\nstep(sandbox);\n",
  'tools/step.ts': 'export const step = (one: unknown): unknown => one;\n',
  'tools/build.ts': "import { shop } from '#src/main';\n\nexport const built = shop;\n",
  'README.md':
    'Walk through [the sandbox](sandbox/main.ts) and [its folder](sandbox), then read [the shop](src/main.ts).\n',
  'docs/what-to-delete.md':
    '| path | what it is | replace it by |\n|---|---|---|\n| `icon.svg` | the mark | [yours](a.md) |\n',
  'docs/spec-map.md': [
    '| Rule | Code | Tests |\n|---|---|---|\n| A rule ([walk]) | [main] | [step.test], [walk] |\n| Another | [main] | [walk] |\n',
    '[main]: ../src/main.ts\n[step.test]: ../test/step.test.ts\n[walk]: ../tools/walk.ts\n',
  ].join('\n'),
  '.github/workflows/ci.yml':
    'on:\n  push:\n    branches: [main]\n  schedule:\n    - cron: 1\njobs:\n  # Stays.\n  ci:\n    steps: [1]\n  night:\n    steps: [2]\n',
  Dockerfile: 'COPY sandbox sandbox\nCOPY src src\n',
  '.dockerignore': '*\n!sandbox\n!src\n',
  'package.json': JSON.stringify({
    scripts: { build: 'tsx tools/build.ts', walk: 'tsx tools/walk.ts', test: 'tsx tools/walk.ts' },
    devDependencies: { fastify: '1.0.0', vite: '1.0.0' },
  }),
};

describe('Values left to replace by hand', () => {
  it('is there, every path of it', () => {
    const rows = [...readFileSync('docs/what-to-delete.md', 'utf8').matchAll(/^\| `([^`]+)` \|/gm)];
    const paths = rows.map(([, path = '']) => path);

    expect(paths).toHaveLength(4);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('The command that deletes it', () => {
  let root = '';
  const git = (...args: readonly string[]): void =>
    void execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd: root });
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'own-shop-'));
    for (const [file, text] of Object.entries(SMALL)) write(file, text);
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'A shop');
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('refuses while something is not committed, and deletes nothing', () => {
    write('src/new.ts', 'export const one = 1;\n');

    expect(() => makeOwnShop(root, () => undefined)).toThrow('Commit');
    expect(existsSync(join(root, 'sandbox/main.ts'))).toBe(true);
  });

  it('leaves the shop and its build', () => {
    makeOwnShop(root, () => undefined);

    expect(filesBelow(root).filter((file) => !file.startsWith('.git/'))).toEqual([
      '.dockerignore',
      '.github/workflows/ci.yml',
      'Dockerfile',
      'README.md',
      'docs/spec-map.md',
      'package.json',
      'src/main.ts',
      'tools/build.ts',
      'tools/shop/local-sandbox.ts',
    ]);
    expect(existsSync(join(root, 'sandbox'))).toBe(false);
    expect(read('tools/shop/local-sandbox.ts')).toBe(SMALL['tools/own-shop/no-sandbox.ts']);
  });

  it('takes deleted parts out of commands, workflow, documents and the map of the specification', () => {
    makeOwnShop(root, () => undefined);

    expect(JSON.parse(read('package.json'))).toMatchObject({
      scripts: { build: 'tsx tools/build.ts', test: 'npm run check && npm run test:unit' },
    });
    expect(read('package.json')).not.toContain('walk');
    expect(read('.github/workflows/ci.yml')).toBe(
      'on:\n  push:\n    branches: [main]\njobs:\n  # Stays.\n  ci:\n    steps: [1]\n',
    );
    expect([read('Dockerfile'), read('.dockerignore')]).toEqual(['COPY src src\n', '*\n!src\n']);
    expect(read('README.md')).toBe('Walk through the sandbox and its folder, then read [the shop](src/main.ts).\n');
    expect(read('docs/spec-map.md')).toBe(
      [
        '| Rule | Code | Tests |\n|---|---|---|\n| A rule (walk) | [main] | [step.test] |\n',
        '[main]: ../src/main.ts\n[step.test]: ../test/step.test.ts\n',
      ].join('\n'),
    );
  });

  it('lists the deleted files, the unused packages, and the remaining manual steps', () => {
    const said: string[] = [];
    const { unneeded, byHand } = makeOwnShop(root, (line) => said.push(line));

    expect(said).toEqual(
      expect.arrayContaining([
        'deleted sandbox: 1 file',
        'deleted tools/walk.ts: 1 file',
        'deleted from package.json: walk',
      ]),
    );
    expect(unneeded).toEqual(['fastify']);
    expect(byHand).toEqual(['icon.svg: the mark. Replace it by yours.']);
  });
});
