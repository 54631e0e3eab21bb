import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Constructible, Uses } from '#src/application/ports/token';
import { readConfiguration } from '#src/composition/configuration/read-configuration';
import type { Container } from '#src/composition/container';
import { createContainer, pageData } from '#src/composition/create-container';
import { loadWith } from '#src/composition/lazy-adapters';
import { adapters as session } from '#src/composition/modules/session';
import { shopPages } from '#src/composition/pages';
import { LazyBlockViews } from '#src/ui/blocks/lazy-block-views';
import { LazyProductViews } from '#src/ui/catalogue/lazy-product-views';
import { LazyShopViews } from '#src/ui/catalogue/lazy-shop-views';
import { LazyFrameViews } from '#src/ui/frame/lazy-frame-views';
import { LazyPlaceViews } from '#src/ui/geography/shared/lazy-place-views';
import { exampleEnvironment } from './example-environment';

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

// Without type arguments: Vitest knows such a list by its text, and does not keep it when files come or go.
const sources = import.meta.glob('/src/ui/**/*.{ts,tsx}', { eager: true }) as Modules;
const configuration = readConfiguration(exampleEnvironment);

const open = () => createContainer(configuration, pageData('build-1'));

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
  const own = [...text.matchAll(/usePresenter\(([A-Z]\w+)[,)]/g)].map(
    ([, name = '']) => [name, imports.get(name) ?? file] as const,
  );
  return new Map([...[...imports.values()].flatMap((source) => [...presentersOf(source, seen)]), ...own]);
}

/** Makes every presenter that a view and its parts ask for, or the dependencies of one that takes the view's inputs. */
function resolveAll(container: Container, file: string): void {
  for (const [name, source] of presentersOf(file)) {
    const Presenter = sources[`/${source}`]?.[name] as Constructible<unknown> & { readonly uses?: Uses };
    if (Presenter.length < 2) expect(container.get(Presenter), `${name} of ${source}`).toBeInstanceOf(Presenter);
    else for (const dependency of Object.values(Presenter.uses ?? {})) container.get(dependency);
  }
}

/** The file that exports a page or a view. */
function sourceOf(thing: unknown): string {
  const [path = ''] = Object.entries(sources).find(([, module]) => Object.values(module).includes(thing)) ?? [];
  return path.slice(1);
}

/** The views whose code comes when they are first needed, by their names. */
function lazyViews(container: Container): Readonly<Record<string, () => Promise<unknown>>> {
  const lists = [
    container.get(LazyFrameViews),
    container.get(LazyPlaceViews),
    container.get(LazyShopViews),
    container.get(LazyProductViews),
    container.get(LazyBlockViews),
  ];
  return Object.fromEntries(lists.flatMap((views) => Object.entries<() => Promise<unknown>>(views as never)));
}

describe('Dependencies of a page and its views (docs/architecture.md, Chunks and bytes)', () => {
  it('is looked for in all that a view imports', () => {
    expect([...presentersOf('src/ui/cart/cart.tsx').keys()]).toContain('CartPresenter');
  });

  it('is there around every page, also on the build machine, before any chunk has arrived', () => {
    resolveAll(createContainer(configuration, pageData('build-1')), 'src/ui/frame/app.tsx');
  });

  it.each(shopPages(configuration).map((page) => [page.path, page] as const))(
    'comes with the page: %s',
    async (_path, { load, needs, needsSession = false }) => {
      const container = open();
      const { page } = await loadWith(container, load, needs);
      if (needsSession) session(container);
      resolveAll(container, sourceOf(page));
    },
  );

  it.each(Object.keys(lazyViews(open())))('comes with the view: %s', async (name) => {
    const container = open();
    resolveAll(container, sourceOf(await lazyViews(container)[name]?.()));
  });
});
