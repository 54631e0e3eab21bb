import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { BrowserReportedFailures, reportedFailures } from '#src/infrastructure/browser/browser-reported-failures';
import { BrowserStorage, type StoringWindow } from '#src/infrastructure/browser/browser-storage';
import { seldomStoredKeys } from '#src/infrastructure/browser/seldom-stored-keys';
import type { FailureReport } from '#src/infrastructure/system/failure-report';
import { ReportingLogger, reportPause } from '#src/infrastructure/system/reporting-logger';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { StoringBrowser } from '#test/support/storing-browser';

let calls: readonly RequestInit[];
let answer: () => Promise<Response>;
let scheduler: ManualScheduler;
let losses: readonly string[];
let tab: StoringWindow;
beforeEach(() => {
  calls = [];
  answer = () => Promise.resolve(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', (_url: string, call: RequestInit) => {
    calls = [...calls, call];
    return answer();
  });
  [scheduler, losses] = [new ManualScheduler(), []];
  tab = new StoringBrowser().openTab();
});

const open = () =>
  new ReportingLogger({
    url: 'https://logs.example/failures',
    lost: (failure) => (losses = [...losses, failure]),
    scheduler,
    reported: new BrowserReportedFailures(
      new BrowserStorage(() => tab).stored(seldomStoredKeys.reportedFailures, reportedFailures),
    ),
    page: () => 'checkout',
  });

/** The failures of each call. */
const sent = () =>
  calls.map(({ body }) => (JSON.parse(body as string) as { readonly failures: readonly FailureReport[] }).failures);

const messages = () => sent().map((failures) => failures.map(({ message }) => message));

describe('Failures that are reported (spec §8, docs/adr/0005)', () => {
  it('are sent together after a pause, in a call that outlives the page, without cookie and referrer', async () => {
    const logger = open();
    logger.warn('The cart could not be loaded', { code: 'timeout' });
    logger.warn('Other tabs cannot be followed');
    await scheduler.advance(reportPause - 1);
    expect(calls).toEqual([]);
    await scheduler.advance(1);
    expect(calls).toMatchObject([
      { method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' },
    ]);
    expect(sent()).toEqual([
      [
        { message: 'The cart could not be loaded', code: 'timeout', page: 'checkout' },
        { message: 'Other tabs cannot be followed', page: 'checkout' },
      ],
    ]);
  });

  it('are sent once each in a visit, also after the page was loaded anew', async () => {
    const first = open();
    first.warn('The cart could not be loaded', { code: 'timeout' });
    first.warn('The cart could not be loaded', { code: 'timeout' });
    await scheduler.quiet();
    const second = open();
    second.warn('The cart could not be loaded', { code: 'timeout' });
    second.warn('The cart could not be loaded', { code: 'network_error' });
    await scheduler.quiet();
    expect(sent().map((failures) => failures.map(({ code }) => code))).toEqual([['timeout'], ['network_error']]);
  });

  it('are one where a refused call makes an action fail, with the id that the engine’s log has', async () => {
    const logger = open();
    const requestId = 'ab'.repeat(16);
    logger.warn('The server refused a call', { code: 'server_error', requestId, message: 'ada@example.com' });
    logger.failed(new GatewayError({ code: 'server_error', trace: { requestId } }));
    await scheduler.quiet();
    expect(sent()).toEqual([
      [{ message: 'The server refused a call', code: 'server_error', requestId, page: 'checkout' }],
    ]);
  });

  it('are sent at once when the page is left', () => {
    const logger = open();
    logger.flush();
    expect(calls).toEqual([]);
    logger.failed(new GatewayError({ code: 'timeout' }));
    logger.flush();
    expect(messages()).toEqual([['An action failed']]);
  });

  it('are no more than fifty different ones', async () => {
    const logger = open();
    const letters = 'abcdefgh'.split('');
    for (const first of letters) for (const second of letters) logger.warn(`Failure ${first}${second}`);
    await scheduler.quiet();
    expect(messages()[0]).toHaveLength(50);
  });

  it('are those of the shop: an error of an extension or a partner was thrown in no script of it', async () => {
    const logger = open();
    const foreign = new TypeError('x');
    foreign.stack = 'TypeError: x\n    at chrome-extension://abc/inject.js:1:2';
    for (const error of [foreign, 'text', undefined, null]) logger.uncaught(error);
    const shop = new TypeError('x');
    shop.stack = 'TypeError: x\n    at n (https://shop.example/assets/cart-B1f.js:1:2043)';
    logger.uncaught(shop);
    await scheduler.quiet();
    expect(sent()).toEqual([
      [
        {
          message: 'An error was not caught',
          error: 'TypeError',
          stack: ['assets/cart-B1f.js:1:2043'],
          page: 'checkout',
        },
      ],
    ]);
  });

  it.each([
    {
      situation: 'refuses',
      lost: () => Promise.resolve(new Response(null, { status: 500 })),
      failure: 'it answered 500',
    },
    { situation: 'is down', lost: () => Promise.reject(new TypeError('Failed to fetch')), failure: 'TypeError' },
  ])(
    'are told to be lost once when the service that takes them $situation, and cause no further report',
    async ({ lost, failure }) => {
      answer = lost;
      const logger = open();
      logger.warn('The cart could not be loaded');
      await scheduler.quiet();
      await scheduler.quiet();
      expect(losses).toEqual([failure]);
      expect(calls).toHaveLength(1);
    },
  );
});
