import { defineConfig } from 'vitest/config';
import shop from '../../vitest.config';

/** The tests without a browser and without a back end, except for those that read the sources themselves. */
const projects = (shop.test?.projects ?? []).flatMap((project) => {
  if (typeof project !== 'object' || !('test' in project)) return [];
  const { name, exclude = [] } = project.test ?? {};
  if (name === 'ui') return [project];
  if (name === 'unit') {
    return [{ ...project, test: { ...project.test, exclude: [...exclude, 'test/{architecture,tools}/**'] } }];
  }
  return [];
});

export default defineConfig({ ...shop, test: { ...shop.test, projects } });
