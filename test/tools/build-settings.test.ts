import { createRequire } from 'node:module';
import { loadConfigFromFile, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';

const changesCode = ['transform', 'load', 'resolveId', 'renderChunk'] as const;
const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts');
const settings = loaded!.config;

/** The shop's own, in front of which stand those of React's package. */
const ownPlugins = ((settings.plugins ?? []) as readonly (Plugin | readonly Plugin[])[])
  .flat()
  .filter(({ name }) => !name.startsWith('vite:'));

describe('Settings of the build (docs/adr/0009)', () => {
  it('changes the code of no package', () => {
    expect(ownPlugins.map(({ name }) => name)).toContain('compiled-ahead');
    const changing = ownPlugins.filter((plugin) => changesCode.some((hook) => plugin[hook]) || plugin.config);
    expect(changing.map(({ name }) => name)).toEqual([]);
  });

  it('takes each package by an entry that the package names', () => {
    const { resolve } = createRequire(import.meta.url);
    const aliases = Object.entries(settings.resolve?.alias ?? {});
    expect(aliases).toEqual(aliases.map(([name]) => [name, resolve(name)]));
  });
});
