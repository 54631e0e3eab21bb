import { afterEach, describe, expect, it, vi } from 'vitest';
import { NavigatorConnection } from '#src/infrastructure/browser/navigator-connection';
import { RequestIdle } from '#src/infrastructure/browser/request-idle';

afterEach(() => vi.unstubAllGlobals());

describe('How the browser is connected (spec §9 Framework prefetch)', () => {
  it('is its state at the moment', () => {
    const browser = { onLine: true, userAgent: 'A browser', connection: { effectiveType: '2g', saveData: true } };
    vi.stubGlobal('navigator', browser);
    const connection = new NavigatorConnection();
    const facts = { isOffline: false, effectiveType: '2g', isSavingData: true, userAgent: 'A browser' };
    expect(connection.read()).toEqual(facts);
    browser.onLine = false;
    browser.connection = { effectiveType: '4g', saveData: false };
    expect(connection.read()).toEqual({ ...facts, isOffline: true, effectiveType: '4g', isSavingData: false });
  });

  it('is unknown where it does not say', () => {
    vi.stubGlobal('navigator', { onLine: true, userAgent: 'A browser' });
    const facts = new NavigatorConnection().read();
    expect([facts.effectiveType, facts.isSavingData]).toEqual([undefined, undefined]);
  });
});

describe('When the browser is idle (spec §9 Framework prefetch)', () => {
  it('is when it calls back, unless that was called off', () => {
    const waiting = new Map<number, () => void>();
    vi.stubGlobal('window', {
      requestIdleCallback: (task: () => void) => {
        waiting.set(waiting.size, task);
        return waiting.size - 1;
      },
      cancelIdleCallback: (request: number) => waiting.delete(request),
    });
    const done: string[] = [];
    new RequestIdle().whenIdle(() => done.push('kept'));
    new RequestIdle().whenIdle(() => done.push('called off'))();
    for (const task of waiting.values()) task();
    expect(done).toEqual(['kept']);
  });

  it('is at some time in a browser that is never idle', () => {
    const limits: (number | undefined)[] = [];
    vi.stubGlobal('window', {
      requestIdleCallback: (_: () => void, { timeout }: IdleRequestOptions = {}) => limits.push(timeout),
    });
    new RequestIdle().whenIdle(() => undefined);
    expect(limits).toEqual([expect.any(Number)]);
  });

  it('is at once in a browser that does not tell', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('window', {});
    const done: string[] = [];
    new RequestIdle().whenIdle(() => done.push('kept'));
    new RequestIdle().whenIdle(() => done.push('called off'))();
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(done).toEqual(['kept']);
  });
});
