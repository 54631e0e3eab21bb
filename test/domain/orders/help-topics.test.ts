import { describe, expect, it } from 'vitest';
import { helpTopics } from '#src/domain/orders/help-topics';
import { anOrder } from '#test/builders/an-order';

describe('Help with an order (spec §2 /account/*)', () => {
  it.each([
    ['pending', ['address', 'other']],
    ['ready', ['address', 'other']],
    ['backorder', ['address', 'other']],
    ['partial', ['damage', 'address', 'other']],
    ['shipped', ['damage', 'other']],
    ['canceled', ['other']],
  ] as const)('is about the possible problems of one that is %s', (shipmentState, topics) => {
    expect(helpTopics(anOrder({ state: 'complete', shipmentState }))).toEqual(topics);
  });
});
