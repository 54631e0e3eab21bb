import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { acceptedFeatures } from '#tools/browsers/accepted-features';
import { findUses, refuse } from '#tools/browsers/find-uses';
import { buildTargets, readSupportedBrowsers } from '#tools/browsers/supported-browsers';

const ROOT = join(import.meta.dirname, '..', '..');
const FIXTURES = join(ROOT, 'test/architecture/fixtures/browser-support');

/** The features that a fixture announces, each for the line below. */
function announced(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((text, index) => {
        const [, feature] = /(?:\/\/|\/\*) ((?:api|javascript|css)\.\S+)/.exec(text) ?? [];
        return feature === undefined ? [] : [`${join(folder, file)}:${index + 2} ${feature}`];
      }),
  );
}

const told = (folder: string) => findUses(folder).map(({ file, line, feature }) => `${file}:${line} ${feature}`);

describe('Features of supported browsers (spec §2 Page shell and behavior, docs/supported-browsers.md)', () => {
  it('refuses every kind of younger feature, in scripts and in styles', () => {
    const folder = join(FIXTURES, 'breaks');
    expect(announced(folder).length).toBeGreaterThan(15);
    expect(told(folder)).toEqual(expect.arrayContaining([...announced(folder)]));
  });

  it('takes names of the shop, types, and features inside @supports as such', () => {
    expect(told(join(FIXTURES, 'keeps'))).toEqual([]);
  });

  it('accepts a use only in the file that the list names, and in built files', () => {
    const uses = [{ file: 'src/ui/other.ts', line: 1, feature: 'api.Window.requestIdleCallback' }];
    expect(refuse(uses, { isSource: true }).some((line) => line.startsWith('src/ui/other.ts:1 '))).toBe(true);
    expect(refuse(uses, { isSource: false })).toEqual([]);
  });

  it('refuses an accepted use that is gone', () => {
    const ofSources = acceptedFeatures.filter(({ in: place }) => place.startsWith('src/') || place === '*.css');
    expect(refuse([], { isSource: true })).toHaveLength(ofSources.length);
  });

  it('is one list, from which the target of the build follows and which the document says', () => {
    expect(buildTargets()).toContain('ios16.4');
    const document = readFileSync(join(ROOT, 'docs/supported-browsers.md'), 'utf8');
    const names = new Map(
      Object.entries({
        chrome: 'Chrome',
        edge: 'Edge',
        firefox: 'Firefox',
        safari: 'Safari',
        ios_saf: 'Safari on iOS',
      }),
    );
    for (const { name, version } of readSupportedBrowsers())
      expect(document).toContain(`| ${names.get(name)} | ${version} |`);
  });
});
