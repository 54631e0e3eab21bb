import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { ActionTracker } from '#src/ui/state/action-tracker';
import { RecordingLogger } from '#test/fakes/system/recording-logger';

const refusal = new GatewayError({ code: 'server_error' });

/** An action that ends when the test says so. */
function held<T>() {
  let finish: (value: T) => void = () => undefined;
  let fail: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  return { action: () => promise, finish, fail };
}

describe('ActionTracker (spec §4 Every asynchronous action passes through request, success and error)', () => {
  it('is busy from the call to the answer, and hands the answer on', async () => {
    const tracker = new ActionTracker(new RecordingLogger());
    const states: boolean[] = [];
    autorun(() => states.push(tracker.isBusy('a')));
    const { action, finish } = held<number>();
    const run = tracker.run('a', action);
    finish(7);
    expect(await run).toBe(7);
    expect(states).toEqual([false, true, false]);
    expect(tracker.errorOf('a')).toBeUndefined();
  });

  it('runs one key once at a time, and other keys beside it', async () => {
    const tracker = new ActionTracker(new RecordingLogger());
    const first = held<string>();
    const run = tracker.run('a', first.action);
    let ran = 0;
    const again = () => Promise.resolve((ran += 1));
    expect(await tracker.run('a', again)).toBeUndefined();
    expect(await tracker.run('b', again)).toBe(1);
    first.finish('done');
    expect(await run).toBe('done');
    expect(await tracker.run('a', again)).toBe(2);
  });

  it('keeps the error until the next run begins', async () => {
    const tracker = new ActionTracker(new RecordingLogger());
    expect(await tracker.run<string>('a', () => Promise.reject(refusal))).toBeUndefined();
    expect([tracker.errorOf('a'), tracker.errorOf('b'), tracker.isBusy('a')]).toEqual([refusal, undefined, false]);
    const { action, finish } = held<number>();
    const run = tracker.run('a', action);
    expect(tracker.errorOf('a')).toBeUndefined();
    finish(1);
    await run;
    expect(tracker.errorOf('a')).toBeUndefined();
  });

  it('takes and clears errors that arrive outside of a run', () => {
    const tracker = new ActionTracker(new RecordingLogger());
    tracker.fail('a', refusal);
    expect(tracker.errorOf('a')).toBe(refusal);
    tracker.fail('a', new TypeError('No such method'));
    expect(tracker.errorOf('a')?.code).toBe('unknown');
    tracker.clear('a');
    expect(tracker.errorOf('a')).toBeUndefined();
  });

  it('shows a failure that nobody foresaw like any other, writes it down, and is free again', async () => {
    const logger = new RecordingLogger();
    const tracker = new ActionTracker(logger);
    const mistake = new TypeError('No such method');
    const throwAtOnce = (): Promise<never> => {
      throw mistake;
    };
    for (const action of [() => Promise.reject(mistake), throwAtOnce]) {
      expect(await tracker.run<string>('a', action)).toBeUndefined();
      expect(tracker.isBusy('a')).toBe(false);
      expect(tracker.errorOf('a')).toMatchObject({ code: 'unknown', cause: mistake });
    }
    expect(logger.entries.map(({ details }) => details)).toEqual([{ error: mistake }, { error: mistake }]);
  });
});
