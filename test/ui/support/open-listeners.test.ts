import { describe, expect, it } from 'vitest';
import { failOnOpenHandles } from '#tools/testing/open-handles';

const listener = () => undefined;

describe('A test that ends', () => {
  it.each([
    ['window', window],
    ['document', document],
  ])('fails with a listener on %s and the line that added it', async (name, target) => {
    const listen = async () => target.addEventListener('scroll', listener);
    await expect(failOnOpenHandles(listen)).rejects.toThrow(
      new RegExp(`${name} listens to scroll at .*open-listeners\\.test\\.ts:`),
    );
    target.removeEventListener('scroll', listener);
  });

  it('passes once the listener is removed', async () => {
    await expect(
      failOnOpenHandles(async () => {
        addEventListener('resize', listener);
        removeEventListener('resize', listener);
      }),
    ).resolves.toBeUndefined();
  });
});
