import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { Action, ActionsById } from '#src/ui/kit/action';
import { recordLog } from '#test/fakes/system/recording-logger';
import { deferred } from '#test/support/deferred';

const refusal = new GatewayError({ code: 'server_error' });

describe('Action (spec §4 Every asynchronous action passes through request, success and error)', () => {
  it('is busy from the call to the answer, and hands the answer on', async () => {
    const action = new Action();
    const states: boolean[] = [];
    autorun(() => states.push(action.isBusy));
    const answer = deferred<number>();
    const run = action.run(() => answer.promise);
    answer.resolve(7);
    expect(await run).toEqual({ kind: 'done', value: 7 });
    expect(states).toEqual([false, true, false]);
    expect(action.error).toBeUndefined();
  });

  it('tells the logger why it failed, by a name', async () => {
    const logger = recordLog();
    const action = new Action();
    await action.run(() => Promise.reject(refusal));
    await action.run(() => Promise.reject(new TypeError('a bug')));
    expect([logger.failures, logger.entries.length]).toEqual([['server_error', 'unknown'], 1]);
  });

  it('tells an answer of nothing from a run that was ignored', async () => {
    const action = new Action();
    expect(await action.run(() => Promise.resolve())).toEqual({ kind: 'done', value: undefined });
  });

  it('ignores another run while one is under way', async () => {
    const action = new Action();
    const first = deferred<string>();
    const run = action.run(() => first.promise);
    let ran = 0;
    const again = () => Promise.resolve((ran += 1));
    expect(await action.run(again)).toEqual({ kind: 'ignored' });
    first.resolve('done');
    expect(await run).toEqual({ kind: 'done', value: 'done' });
    expect(await action.run(again)).toEqual({ kind: 'done', value: 1 });
  });

  it('stays busy when its old failure is cleared during a run', async () => {
    const action = new Action();
    const answer = deferred<string>();
    const run = action.run(() => answer.promise);
    action.clear();
    expect(action.isBusy).toBe(true);
    answer.resolve('done');
    await run;
    expect(action.isBusy).toBe(false);
  });

  it('forgets a run that is abandoned, whatever comes of it, and is free for the next', async () => {
    const action = new Action();
    const [first, second, next] = [deferred<string>(), deferred<string>(), deferred<string>()];
    const runs = [first, second, next].map(({ promise }) => {
      const run = action.run(() => promise);
      if (promise !== next.promise) action.abandon();
      return run;
    });
    first.resolve('too late');
    second.reject(refusal);
    expect(await Promise.all(runs.slice(0, 2))).toEqual([{ kind: 'ignored' }, { kind: 'ignored' }]);
    expect([action.isBusy, action.error]).toEqual([true, undefined]);
    next.resolve('mine');
    expect(await runs[2]).toEqual({ kind: 'done', value: 'mine' });
    expect(action.isBusy).toBe(false);
  });

  it('keeps the error until the next run begins', async () => {
    const action = new Action();
    expect(await action.run(() => Promise.reject(refusal))).toEqual({ kind: 'failed', error: refusal });
    expect([action.error, action.isBusy]).toEqual([refusal, false]);
    const answer = deferred<number>();
    const run = action.run(() => answer.promise);
    expect(action.error).toBeUndefined();
    answer.resolve(1);
    await run;
    expect(action.error).toBeUndefined();
  });

  it('takes and clears errors that arrive outside of a run', () => {
    const action = new Action();
    action.fail(refusal);
    expect(action.error).toBe(refusal);
    action.clear();
    expect(action.error).toBeUndefined();
  });

  it('shows an unexpected failure like any other, logs it, and is free again', async () => {
    const logger = recordLog();
    const action = new Action();
    const mistake = new TypeError('No such method');
    const throwAtOnce = (): Promise<never> => {
      throw mistake;
    };
    for (const perform of [() => Promise.reject(mistake), throwAtOnce]) {
      expect(await action.run<never>(perform)).toMatchObject({ kind: 'failed', error: { code: 'unknown' } });
      expect(action.isBusy).toBe(false);
      expect(action.error).toMatchObject({ code: 'unknown', cause: mistake });
    }
    expect(logger.entries.map(({ details }) => details)).toEqual([{ error: mistake }, { error: mistake }]);
  });
});

describe('ActionsById', () => {
  it('runs things beside each other, each once at a time', async () => {
    const actions = new ActionsById();
    const first = deferred<string>();
    const run = actions.of('a').run(() => first.promise);
    expect(await actions.of('a').run(() => Promise.resolve('again'))).toEqual({ kind: 'ignored' });
    expect(await actions.of('b').run(() => Promise.resolve('beside'))).toEqual({ kind: 'done', value: 'beside' });
    expect([actions.of('a').isBusy, actions.of('b').isBusy]).toEqual([true, false]);
    first.resolve('done');
    await run;
    expect(actions.of('a').isBusy).toBe(false);
  });
});
