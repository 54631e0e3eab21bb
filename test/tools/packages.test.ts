import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Package {
  readonly license?: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const own = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Package>>;
};

describe('Packages', () => {
  it('are pinned to one version each, so that a new one is somebody’s decision', () => {
    const open = Object.entries({ ...own.dependencies, ...own.devDependencies }).filter(
      ([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+$/.test(version),
    );

    expect(open).toEqual([]);
  });

  it('stand in the lock file as in the package', () => {
    const { dependencies, devDependencies, license } = own;

    expect(lock.packages['']).toMatchObject({ dependencies, devDependencies, license });
  });

  it('come with a licence that is there to read', () => {
    expect([own.license, existsSync('LICENSE')]).toEqual(['MIT', true]);
  });
});
