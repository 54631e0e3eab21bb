import { describe, expect } from 'vitest';
import { gamay } from './support/goods';
import { it } from './support/journey';

describe('Preview (spec §2 Page shell)', () => {
  it('shows editors a product as the content service has it now, and no other visitor', async ({ visit }) => {
    const { tab } = await visit();
    const written = 'Night Train Gamay';
    await tab.page.route('**/spaces/**/entries**', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(gamay.name, written) });
    });
    await tab.open(gamay.path);
    await tab.arrivesAt(gamay.name);
    await tab.open(`${gamay.path}?preview`);
    await tab.arrivesAt(written);
    expect(await tab.page.title()).toContain(written);
    await tab.shelf.addAndStay(written);
    await tab.carries(1);
  });
});
