import { describe, expect, it } from 'vitest';
import { addTallies, tally } from '#tools/testing/vitest-run';

const file = (name: string, status: string, ...tests: readonly string[]) => ({
  name,
  status,
  assertionResults: tests.map((result, index) => ({ fullName: `${name} ${index}`, status: result })),
});

describe('Tally of a test run', () => {
  it('counts tests and names those that failed', () => {
    const report = {
      testResults: [file('cart', 'failed', 'passed', 'failed', 'skipped'), file('club', 'passed', 'passed')],
    };

    expect(tally(report, 1)).toEqual({ passed: 2, failed: 1, failures: ['cart 1'] });
  });

  it('counts a file that could not be loaded', () => {
    expect(tally({ testResults: [file('cart', 'failed'), file('club', 'passed', 'passed')] }, 1)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['cart'],
    });
  });

  it('does not call a run good that failed outside of its tests', () => {
    expect(tally({ testResults: [file('cart', 'passed', 'passed')] }, 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('adds runs up', () => {
    expect(
      addTallies([
        { passed: 2, failed: 1, failures: ['a'] },
        { passed: 3, failed: 1, failures: ['b'] },
      ]),
    ).toEqual({
      passed: 5,
      failed: 2,
      failures: ['a', 'b'],
    });
  });
});
