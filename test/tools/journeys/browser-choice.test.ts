import { describe, expect, it } from 'vitest';
import { browserChoice } from '#test/journeys/support/browser-choice';
import { BROWSER_FLAGS } from '#tools/browser';
import { readTestEnvironment } from '#tools/testing/test-environment';

/** The choice of journeys that a command starts, which somebody has given these variables. */
const chosenWith = (shell: Readonly<Record<string, string>>) =>
  browserChoice({
    ...readTestEnvironment(process.cwd(), shell).variables,
    BROWSER_FLAGS: BROWSER_FLAGS.join(' '),
  });
const isHeadless = (flag: string) => flag.startsWith('--headless');

describe('The browser of journeys (CONTRIBUTING.md, Run one test)', () => {
  it('has no window and records nothing, unless somebody asks', () => {
    const { headless, args, isTraced } = chosenWith({});

    expect([headless, isTraced]).toEqual([true, false]);
    expect(args).toEqual(BROWSER_FLAGS);
    expect(args.some(isHeadless)).toBe(true);
  });

  it('is seen with HEADED=1: nothing tells it to hide its window', () => {
    const { headless, args } = chosenWith({ HEADED: '1' });

    expect(headless).toBe(false);
    expect(args).toEqual(BROWSER_FLAGS.filter((flag) => !isHeadless(flag)));
  });

  it('records visitors with TRACE=1, and stays hidden', () => {
    expect(chosenWith({ TRACE: '1' })).toMatchObject({ headless: true, isTraced: true });
  });

  it('does neither for a variable that is set to nothing', () => {
    expect(chosenWith({ HEADED: '', TRACE: '' })).toMatchObject({ headless: true, isTraced: false });
  });
});
