import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ServiceIdentifier } from 'inversify';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '#src/composition/configuration/read-configuration';
import { createContainer, pageData } from '#src/composition/container';
import { loadModules, type PageChunk } from '#src/composition/lazy';
import { exampleEnvironment } from './example-environment';

type Load<T> = Readonly<Record<string, () => Promise<T>>>;

const manifests = ['src/composition/pages.ts', 'src/composition/routes.ts'];
// Without type arguments: Vitest knows such a list by its text, and does not keep it when files come or go.
const chunks = import.meta.glob('/src/composition/pages/*.ts') as Load<Partial<PageChunk>>;
const presenters = import.meta.glob('/src/ui/**/*.ts') as Load<Readonly<Record<string, ServiceIdentifier>>>;

/** Returns the project file that an import names; `undefined` for styles and packages. */
function fileOf(specifier: string, importer: string): string | undefined {
  const path = specifier.startsWith('#') ? specifier.slice(1) : join(dirname(importer), specifier);
  return [`${path}.ts`, `${path}.tsx`].find((candidate) => existsSync(candidate));
}

/** Names that a file imports at once, with the file that each comes from. */
function importsOf(file: string, text: string): ReadonlyMap<string, string> {
  const statements = [...text.matchAll(/^import (?!type )([^;]*?) from '([^']*)';/gm)];
  return new Map(
    statements.flatMap(([, names = '', specifier = '']) => {
      const source = fileOf(specifier, file);
      return source ? [...names.matchAll(/\w+/g)].map(([name]) => [name, source] as const) : [];
    }),
  );
}

/** Presenters that views ask the container for, in a file and in all that it imports at once. */
function presentersOf(file: string, seen = new Set<string>()): ReadonlyMap<string, string> {
  if (seen.has(file)) return new Map();
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const imports = importsOf(file, text);
  const own = [...text.matchAll(/usePresenter\((\w+)/g)].map(
    ([, name = '']) => [name, imports.get(name) ?? file] as const,
  );
  return new Map([...[...imports.values()].flatMap((source) => [...presentersOf(source, seen)]), ...own]);
}

const chunkFiles = manifests.flatMap((manifest) =>
  [...readFileSync(manifest, 'utf8').matchAll(/import\('([^']+)'\)/g)].map(
    ([, specifier = '']) => fileOf(specifier, manifest) ?? specifier,
  ),
);

describe('Each chunk of the routes (docs/architecture.md, Chunks and bytes)', () => {
  it('is looked through, with what its view imports', () => {
    expect(chunkFiles.length).toBeGreaterThan(20);
    expect([...presentersOf('src/composition/pages/cart.ts').keys()]).toContain('CartPresenter');
  });

  it.each([...new Set(chunkFiles)])('binds the presenters of its views: %s', async (file) => {
    const container = createContainer(readConfiguration(exampleEnvironment), pageData('build-1'));
    loadModules(container, (await chunks[`/${file}`]?.())?.modules);
    for (const [name, source] of presentersOf(file)) {
      const { [name]: Presenter } = (await presenters[`/${source}`]?.()) ?? {};
      expect(Presenter && container.isBound(Presenter), `${name} of ${source}`).toBe(true);
    }
  });
});
