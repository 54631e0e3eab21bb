import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  bindersOfClasses,
  classesThatSayNothing,
  heavyConstructors,
  listsOfTokens,
  sourcesIn,
  takersFromTheContainer,
  takersOfLoggers,
} from './composition';
import { root } from './markdown';

const FIXTURE = join(import.meta.dirname, 'fixtures', 'composition-stays-small');

/** May only become smaller: a feature states the dependencies of its classes in the classes. Entries of features do not count. */
const FILES_OF_COMPOSITION = 39;
const FEATURES = 'src/composition/features/';

/** The most dependencies of a class that does one thing. */
const DEPENDENCIES = 6;

describe('Composition (docs/adr/0002-composition-binds-ports.md)', () => {
  it('has no more files than before', () => {
    const files = sourcesIn(root, 'src/composition').filter((file) => !file.startsWith(FEATURES));
    expect(files.length).toBeLessThanOrEqual(FILES_OF_COMPOSITION);
    expect(sourcesIn(FIXTURE, 'src/composition')).toEqual(['src/composition/cart.ts', 'src/composition/tokens.ts']);
  });

  it('has no file of more than 150 lines', () => {
    const long = sourcesIn(root, 'src/composition').filter(
      (file) => readFileSync(join(root, file), 'utf8').split('\n').length > 151,
    );
    expect(long).toEqual([]);
  });

  it('binds ports alone: a class declares its own dependencies', () => {
    expect(bindersOfClasses(root)).toEqual([]);
    expect(bindersOfClasses(FIXTURE)).toEqual(['src/composition/cart.ts']);
  });

  it('is alone in taking things from the container, with the entry points and the hook for presenters', () => {
    expect(takersFromTheContainer(root)).toEqual(['src/ui/kit/use-presenter.ts']);
    expect(takersFromTheContainer(FIXTURE)).toEqual(['src/ui/cart/taker.tsx']);
  });

  it('has no list of tokens: each stands beside its port', () => {
    expect(listsOfTokens(root)).toEqual([]);
    expect(listsOfTokens(FIXTURE)).toEqual(['src/application/ports/two-ports.ts', 'src/composition/tokens.ts']);
  });
});

describe('Dependencies of a class (docs/adr/0002-composition-binds-ports.md)', () => {
  it('is said by the class, unless another class constructs it', () => {
    expect(classesThatSayNothing(root)).toEqual([]);
    expect(classesThatSayNothing(FIXTURE)).toEqual([
      'Heavy of src/application/cart/heavy.ts',
      'Borrowing of src/application/cart/heavy.ts',
    ]);
  });

  it(`is at most ${DEPENDENCIES} things, without exception`, () => {
    expect(heavyConstructors(root, DEPENDENCIES)).toEqual({});
    expect(heavyConstructors(FIXTURE, DEPENDENCIES)).toEqual({ Heavy: 7, Laden: 7 });
  });

  it('is never a logger, for there is one log', () => {
    expect(takersOfLoggers(root)).toEqual([]);
    expect(takersOfLoggers(FIXTURE)).toEqual(['src/application/cart/logs.ts']);
  });

  it('is counted, whatever its types look like', () => {
    expect(heavyConstructors(FIXTURE, 2)).toEqual({ Heavy: 7, Laden: 7, Light: 3 });
  });
});
