import { readFileSync } from 'node:fs';
import type { Plugin } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import shop from '../../vitest.config';
import { faultId, readBrokenRules, readFaults, withFault } from '../planted-faults/fault';

/** The fault that PLANTED_FAULT names stands in the sources. */
function plantedFault(): Plugin {
  const fault = [...readFaults(), ...readBrokenRules()].find((one) => faultId(one) === process.env.PLANTED_FAULT);
  const isFaulty = (id: string): boolean =>
    fault !== undefined && id.split('?')[0]?.endsWith(`/${fault.file}`) === true;
  return {
    name: 'planted-fault',
    enforce: 'pre',
    load: (id) => (fault && isFaulty(id) ? withFault(readFileSync(fault.file, 'utf8'), fault) : undefined),
    // Vitest keeps modules by the text on the disk, which has no fault in it.
    configureVitest: ({ experimental_defineCacheKeyGenerator: keepBy }) => {
      keepBy(({ id }) => (fault && isFaulty(id) ? faultId(fault) : undefined));
    },
  };
}

/** The tests without a browser, except for those that read the sources themselves. */
const projects = (shop.test?.projects ?? []).flatMap((project) => {
  if (typeof project !== 'object' || !('test' in project)) return [];
  const { name, exclude = [] } = project.test ?? {};
  const withFaults = { ...project, plugins: [plantedFault()] };
  if (name === 'node') {
    return [{ ...withFaults, test: { ...project.test, exclude: [...exclude, 'test/{architecture,tools}/**'] } }];
  }
  return [withFaults];
});

export default defineConfig({ ...shop, test: { ...shop.test, projects } });
