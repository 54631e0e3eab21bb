import { describe, expect } from 'vitest';
import { gamay } from './support/goods';
import { it } from './support/journey';

const inTheBackground = `
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  PerformanceObserver.prototype.observe = () => {};
`;
const withoutWordOfPaints = `
  Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { get: () => [] });
  PerformanceObserver.prototype.observe = () => {};
`;

describe('The scripts of a page (spec §2 Page shell and behavior, docs/adr/0010)', () => {
  it.for([
    ['in a tab in the background, which is not painted', inTheBackground],
    ['in a browser that does not say when it paints', withoutWordOfPaints],
  ] as const)('start %s', async ([, initScript], { visit }) => {
    const { tab } = await visit({ initScript });
    await tab.open(gamay.path);
    await tab.shelf.addAndStay(gamay.name);
    await tab.carries(1);
  });

  it('are marked, in the first line, to be compiled while they arrive, unless they are small', async ({ visit }) => {
    const { tab } = await visit();
    const first: string[] = [];
    tab.page.on('response', async (response) => {
      if (!/\/assets\/.*\.js$/.test(response.url())) return;
      const script = await response.text();
      if (script.length > 8100) first.push(script.split('\n', 1)[0] ?? '');
    });
    await tab.open('/');
    await tab.comesToRest();
    expect(first.length).toBeGreaterThan(3);
    expect(new Set(first)).toEqual(new Set(['//# allFunctionsCalledOnLoad']));
  });
});
