import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '#tools/files-below';
import { root } from './markdown';

const FIXTURES = join(import.meta.dirname, 'fixtures', 'core-names-no-provider');
const CORE = ['src/domain', 'src/application', 'src/ui'];
/** Browsers call a moment the first contentful paint. */
const providers = /stytch|spree|solidus|(?<!first-)contentful/i;

/** Every file of the core, as a path from the root of its tree. */
function coreFiles(tree: string): readonly string[] {
  return CORE.filter((folder) => existsSync(join(tree, folder))).flatMap((folder) =>
    filesBelow(join(tree, folder)).map((file) => `${folder}/${file}`),
  );
}

/** The files of the core that name a provider: in their path, or anywhere in their text. */
function naming(tree: string): readonly string[] {
  return coreFiles(tree)
    .filter((path) => providers.test(path) || providers.test(readFileSync(join(tree, path), 'utf8')))
    .sort();
}

describe('Domain, application and views name no provider (docs/architecture.md)', () => {
  it('in code, comments, styles or file names', () => {
    expect(naming(root)).toEqual([]);
  });

  it('and all of them are looked at', () => {
    const layers = new Set(coreFiles(root).map((path) => path.split('/')[1]));
    expect([...layers].sort()).toEqual(['application', 'domain', 'ui']);
  });

  it('or they are found, in any case of letters', () => {
    expect(naming(join(FIXTURES, 'breaks'))).toEqual([
      'src/application/order.ts',
      'src/domain/callback.ts',
      'src/ui/page.css',
      'src/ui/solidus-cart.ts',
    ]);
  });

  it('while adapters may', () => {
    expect(naming(join(FIXTURES, 'keeps'))).toEqual([]);
  });
});
