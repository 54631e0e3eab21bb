import { describe, expect, it, vi } from 'vitest';
import { Logger } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { readConfiguration } from '#src/composition/configuration/read-configuration';
import { given } from '#src/composition/container';
import { createContainer } from '#src/composition/create-container';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { RecordingLogger } from '#test/fakes/system/recording-logger';
import { exampleEnvironment } from './example-environment';

describe('A shop without analytics (spec §8 Handling, §9 Analytics-missing warning)', () => {
  it('tells its developers with the first event, whatever the visitor allows', async () => {
    const [scheduler, logger] = [new ManualScheduler(), new RecordingLogger()];
    const container = createContainer(readConfiguration({ ...exampleEnvironment, VITE_EVENTS_URL: '' }), [
      given(Scheduler, scheduler),
      given(Logger, logger),
    ]);
    container.get(EventTracker).track('page_failed', { code: 'not-found' });
    await vi.dynamicImportSettled();
    await scheduler.quiet();
    expect(logger.entries.map(({ message }) => message)).toEqual(['No analytics is installed: events go nowhere']);
  });
});
