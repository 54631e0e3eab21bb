import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { concepts, foldersOfConcepts, strangeFolders } from './concepts';
import { root } from './markdown';

const FIXTURE = join(import.meta.dirname, 'fixtures', 'one-name-for-a-concept');

describe('One name for a concept (docs/glossary.md, Concepts)', () => {
  it('is listed once, in the order of the alphabet', () => {
    expect(concepts()).toEqual([...new Set(concepts())].sort());
  });

  it('is that of its folder in every layer and in its tests', () => {
    expect(strangeFolders(root)).toEqual([]);
  });

  it('or its folder is found', () => {
    expect(strangeFolders(FIXTURE)).toEqual([
      'src/domain/wallet',
      'src/application/support',
      'src/infrastructure/shop-api/responses',
      'src/ui/pages',
      'test/ui/pages',
      'engines/vendure/src/plugins/promotions',
    ]);
  });

  it('belongs to a concept that is there', () => {
    const folders = foldersOfConcepts(root);

    expect(concepts().filter((concept) => !folders.has(concept))).toEqual([]);
  });
});
