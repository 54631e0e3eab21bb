import { describe, expect, it } from 'vitest';
import { DeferredEventTracker } from '#src/infrastructure/tracking/deferred-event-tracker';
import { recordLog } from '#test/fakes/system/recording-logger';
import { RecordingEventTracker } from '#test/fakes/tracking/recording-event-tracker';

const settled = () => new Promise((resolve) => setImmediate(resolve));

function deferred({ isWanted = true, isReachable = true } = {}) {
  const tracker = new RecordingEventTracker();
  const logger = recordLog();
  let loads = 0;
  const load = () => {
    loads += 1;
    return isReachable ? Promise.resolve(tracker) : Promise.reject(new TypeError('Failed to fetch'));
  };
  const events = new DeferredEventTracker(() => isWanted, load);
  return { events, tracker, logger, loads: () => loads };
}

describe('Events before their sender has loaded (docs/adr/0013)', () => {
  it('arrive in order once it has', async () => {
    const { events, tracker } = deferred();
    events.track('page_failed', { code: 'not-found' });
    events.track('action_failed', { code: 'timeout' });
    expect(tracker.told).toEqual([]);
    await settled();
    expect(tracker.told).toEqual(['page_failed not-found', 'action_failed timeout']);
  });

  it('load nothing for a visitor who refuses', async () => {
    const { events, tracker, loads } = deferred({ isWanted: false });
    events.track('page_failed', { code: 'not-found' });
    await settled();
    expect([loads(), tracker.told]).toEqual([0, []]);
  });

  it('are lost, and said to be, when it cannot be loaded (spec §8 Analytics failures are only logged)', async () => {
    const { events, logger } = deferred({ isReachable: false });
    events.track('page_failed', { code: 'not-found' });
    await settled();
    expect(logger.entries.map(({ details }) => details)).toEqual([{ cause: new TypeError('Failed to fetch') }]);
  });
});
