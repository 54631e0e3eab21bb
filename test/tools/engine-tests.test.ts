import { describe, expect, it } from 'vitest';
import { failuresIn } from '#tools/engine/engine-tests';

/** The output of Node for a test that failed, and for tests whose engine did not start. */
const output = `TAP version 13
# Subtest: Orders
    # Subtest: are placed once
    not ok 1 - are placed once
      ---
      location: '/dist/orders.test.js:3:1'
      failureType: 'testCodeFailure'
      ...
    # Subtest: are read
    ok 2 - are read
      ---
      ...
    1..2
not ok 1 - Orders
  ---
  failureType: 'subtestsFailed'
  ...
# Subtest: Cards
    # Subtest: are kept
    not ok 1 - are kept
      ---
      failureType: 'cancelledByParent'
      ...
    1..1
not ok 2 - Cards
  ---
  failureType: 'hookFailed'
  ...
1..2
`;

describe('Failed tests of the engine', () => {
  it('are named whole, and apart from them tests that ran and failed: without an engine nothing is found', () => {
    expect(failuresIn(output)).toEqual({
      failures: ['are placed once', 'Orders', 'are kept', 'Cards'],
      failedThemselves: ['are placed once'],
    });
  });
});
