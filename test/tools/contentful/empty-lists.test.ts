import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { portOf } from '#test/tools/hosting/sample-site';
import { answerOnEmptyLists } from '#tools/contentful/empty-lists';
import { ManagementStandIn } from '#tools/contentful/management-stand-in';
import { listen, stop } from '#tools/shop/ports';

let service: ManagementStandIn;
beforeEach(async () => {
  service = new ManagementStandIn();
  await listen(service.server, 0, 'PORT');
});
afterEach(() => stop(service.server));

function answer(token = 'management'): Promise<string> {
  const url = `http://127.0.0.1:${portOf(service.server)}`;
  return answerOnEmptyLists({ url, space: 'shop', environment: 'master', token }, 'en-US');
}

describe('The question whether an empty list fills a required field (spec §3 Content types)', () => {
  it.each([
    [false, 'publishes an entry whose required list is empty'],
    [true, 'does not publish an entry whose required list is empty'],
  ])('is answered by the space, and nothing of it stays there (refused: %s)', async (isMissing, answerPart) => {
    service.areEmptyListsMissing = isMissing;

    expect(await answer()).toContain(answerPart);

    expect([service.contentTypes.size, service.entries.size, service.unknown]).toEqual([0, 0, []]);
  });

  it('is not answered by a space that refuses the token', async () => {
    await expect(answer('')).rejects.toThrow(/answers 401.*AccessTokenInvalid/s);
  });
});
