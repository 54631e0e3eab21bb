import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BuildInputs } from '#tools/site/build-stamp';
import { buildStamp, changedVariables, isUpToDate, signSite } from '#tools/site/build-stamp';

describe('Build stamp', () => {
  let directory: string;
  let inputs: BuildInputs;

  function write(path: string, text: string): void {
    mkdirSync(join(directory, path, '..'), { recursive: true });
    writeFileSync(join(directory, path), text);
  }

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'build-stamp-'));
    write('index.html', '<div id="root"></div>');
    write('package-lock.json', '{}');
    write('src/main.tsx', 'start();');
    write('src/ui/frame/shell.tsx', 'shell();');
    inputs = { directory, variables: { VITE_BRAND_NAME: 'Ringpull' }, contentHash: 'content-1' };
  });

  it('stays while nothing changes', () => {
    const before = buildStamp(inputs);
    write('test/other.test.ts', 'not part of the build');

    expect(buildStamp({ ...inputs, variables: { ...inputs.variables, HOME: '/home/somebody' } })).toBe(before);
  });

  it.each([
    ['a source file', () => write('src/ui/frame/shell.tsx', 'shell(2);')],
    ['a new source file', () => write('src/ui/shell/other.tsx', '')],
    [
      'a renamed source file',
      () => {
        rmSync(join(directory, 'src/main.tsx'));
        write('src/entry.tsx', 'start();');
      },
    ],
    ['the lock file', () => write('package-lock.json', '{"lockfileVersion":3}')],
    ['the template', () => write('index.html', '<div id="shop"></div>')],
  ])('changes with %s', (_what, change) => {
    const before = buildStamp(inputs);
    change();

    expect(buildStamp(inputs)).not.toBe(before);
  });

  it('changes with the content and with the configuration', () => {
    const stamps = [
      inputs,
      { ...inputs, contentHash: 'content-2' },
      { ...inputs, variables: { VITE_BRAND_NAME: 'Other' } },
      { ...inputs, variables: { ...inputs.variables, VITE_STORE_SLUG: 'other' } },
    ].map(buildStamp);

    expect(new Set(stamps).size).toBe(stamps.length);
  });

  it('tells whether a site is the same as a new build', () => {
    const site = join(directory, 'dist');
    expect(isUpToDate(site, inputs)).toBe(false);

    write('dist/index.html', '');
    expect(isUpToDate(site, inputs)).toBe(false);

    signSite(site, inputs.variables, buildStamp(inputs));
    expect(isUpToDate(site, inputs)).toBe(true);
    expect(isUpToDate(site, { ...inputs, contentHash: 'content-2' })).toBe(false);
  });

  it('never trusts a site whose content lies elsewhere', () => {
    const elsewhere = { ...inputs, contentHash: undefined };
    write('dist/index.html', '');
    signSite(join(directory, 'dist'), elsewhere.variables, buildStamp(elsewhere));

    expect(isUpToDate(join(directory, 'dist'), elsewhere)).toBe(false);
  });

  it("names the settings that differ from those of the site's build", () => {
    const site = join(directory, 'dist');
    write('dist/index.html', '');
    expect(changedVariables(site, inputs.variables)).toEqual([]);

    signSite(site, inputs.variables, buildStamp(inputs));
    expect(changedVariables(site, { ...inputs.variables, HOME: '/home/somebody' })).toEqual([]);
    expect(changedVariables(site, { VITE_STORE_ID: '3' })).toEqual(['VITE_BRAND_NAME', 'VITE_STORE_ID']);
  });
});
