import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DASHBOARD, ENGINE } from '#tools/engine/install-engine';
import { EXTRA } from '#tools/testing/extra-package';

type Names = Readonly<Record<string, unknown>>;

interface Package {
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Names;
  readonly scripts?: Readonly<Record<string, string>>;
}

interface RenovateRule {
  readonly description?: string;
  readonly matchFileNames?: readonly string[];
  readonly matchDepTypes?: readonly string[];
  readonly matchPackageNames: readonly string[];
  readonly allowedVersions?: string;
  readonly enabled?: boolean;
  readonly dependencyDashboardApproval?: boolean;
}

const folders = ['.', ENGINE, DASHBOARD, EXTRA];
const read = (...path: readonly string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));
const { packageRules } = read('renovate.json') as { readonly packageRules: readonly RenovateRule[] };

/** The packages that are overridden: "light-my-request": { "cookie": … } overrides cookie. */
function overridden(overrides: Names = {}): readonly string[] {
  return Object.entries(overrides).flatMap(([name, value]) =>
    typeof value === 'object' ? overridden(value as Names) : [name],
  );
}

/** The images that others make, without their versions. */
function images(): readonly string[] {
  const texts = ['Dockerfile', join(ENGINE, 'Dockerfile'), 'compose.yaml'].map((file) => readFileSync(file, 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(/^(?:FROM| +image:) ([\w/-]+):/gm)].map(([, name = '']) => name));
}

/** Renovate's patterns, as far as they are used: a name, or the beginning of many. */
const covers = (pattern: string, name: string) =>
  pattern.endsWith('**') ? name.startsWith(pattern.slice(0, -2)) : name === pattern;

const isHolding = (rule: RenovateRule) =>
  rule.allowedVersions !== undefined || rule.enabled === false || rule.dependencyDashboardApproval === true;

describe.each(folders)('Packages of %s', (folder) => {
  const own = read(folder, 'package.json') as Package;
  const lock = read(folder, 'package-lock.json') as { readonly packages: Readonly<Record<string, Package>> };

  it('are pinned to one version each, so that a new one is somebody’s decision', () => {
    const open = Object.entries({ ...own.dependencies, ...own.devDependencies }).filter(
      ([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+(-beta\.\d+)?$/.test(version),
    );

    expect(open).toEqual([]);
  });

  it('stand in the lock file as in the package', () => {
    const { dependencies = {}, devDependencies = {} } = own;
    const locked = lock.packages[''];

    expect({ ...locked?.dependencies, ...locked?.devDependencies }).toEqual({ ...dependencies, ...devDependencies });
  });

  it('come with scripts that the shell of every system understands', () => {
    const programs = /^(tsx|vitest|oxlint|oxfmt|tsc|vite|node|openapi-typescript|npm run)( [^;|<>$`'=]+)?$/;
    const foreign = Object.entries(own.scripts ?? {}).filter(
      ([, script]) => !script.split(' && ').every((part) => programs.test(part)),
    );

    expect(foreign).toEqual([]);
  });

  it('are overridden for a reason that Renovate’s rules give', () => {
    const explained = packageRules.filter(
      ({ matchDepTypes, matchFileNames: [pattern = '**'] = [] }) =>
        matchDepTypes?.includes('overrides') === true && covers(pattern, posix.join(folder, 'package.json')),
    );
    const names = explained.flatMap(({ matchPackageNames }) => matchPackageNames);
    const unexplained = overridden(own.overrides).filter((name) => !names.some((known) => covers(known, name)));

    expect(unexplained).toEqual([]);
  });
});

describe('Packages that Renovate holds back (renovate.json)', () => {
  it('names the reason of the wait', () => {
    const silent = packageRules.filter((rule) => isHolding(rule) && (rule.description ?? '').length < 40);

    expect(packageRules.filter(isHolding).length).toBeGreaterThan(5);
    expect(silent).toEqual([]);
  });

  it('is used by one of the packages or images', () => {
    const packages = folders.flatMap((folder) => {
      const { dependencies, devDependencies, overrides } = read(folder, 'package.json') as Package;
      return [...Object.keys({ ...dependencies, ...devDependencies }), ...overridden(overrides)];
    });
    const used = [...packages, ...images()];
    const unused = packageRules
      .flatMap(({ matchPackageNames }) => matchPackageNames)
      .filter((pattern) => !used.some((name) => covers(pattern, name)));

    expect(unused).toEqual([]);
  });
});

describe('The licence of the shop', () => {
  it('is there to read', () => {
    const { license } = read('package.json') as Package;
    expect([license, existsSync('LICENSE')]).toEqual(['MIT', true]);
  });
});
