import type { CDPSession } from 'playwright-core';
import { describe, expect } from 'vitest';
import { gamay } from './support/goods';
import { it } from './support/journey';
import type { Tab } from './support/tab';

/** Tries to inject markup from text and returns the outcome. */
function smuggle(tab: Tab): Promise<string> {
  return tab.page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img src="x" onerror="document.title = 1">';
      return 'let in';
    } catch (error) {
      return error instanceof TypeError ? 'refused' : String(error);
    }
  });
}

/** Documents arrive without the header, and as they are in all else, also for the browser's own rules. */
async function forgetPolicy(devtools: CDPSession): Promise<void> {
  devtools.on('Fetch.requestPaused', ({ requestId, responseStatusCode = 200, responseHeaders = [] }) => {
    const kept = responseHeaders.filter(({ name }) => name.toLowerCase() !== 'content-security-policy');
    void devtools.send('Fetch.continueResponse', {
      requestId,
      responseCode: responseStatusCode,
      responseHeaders: kept,
    });
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/en-US/*', requestStage: 'Response' }] });
}

const refusal = /^console error: .*TrustedHTML/;

describe('No text becomes a script (docs/adr/0011)', () => {
  for (const host of ['that sends the headers', 'that forgets them']) {
    it(
      `on any kind of page, from a host ${host}`,
      { tags: host === 'that sends the headers' ? ['core'] : [] },
      async ({ visit }) => {
        const { tab, context, trouble } = await visit({ basket: { [gamay.sku]: 1 } });
        trouble.expect(refusal, /^404 GET /);
        if (host === 'that forgets them') await forgetPolicy(await context.newCDPSession(tab.page));
        for (const path of [
          '/',
          '/shop/',
          gamay.path,
          '/cart/',
          '/checkout/',
          '/account/login/',
          '/account/',
          '/about/',
          '/no-such-page/',
        ]) {
          await tab.open(path);
          expect([path, await smuggle(tab)]).toEqual([path, 'refused']);
        }
      },
    );
  }

  it('not in a preview either, where Markdown is read by the browser', async ({ visit }) => {
    const { tab } = await visit();
    await tab.page.route(/\/entries\?/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll(
          'Ringpull began in a rented van',
          'Ringpull &amp; friends began in a rented van',
        ),
      });
    });
    await tab.open('/about/?preview');
    await tab.sees('Ringpull & friends began in a rented van');
  });
});
