import { afterEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { ConsoleLogger } from '#src/infrastructure/system/console-logger';
import { RecordingEventTracker } from '#test/fakes/tracking/recording-event-tracker';

afterEach(() => vi.restoreAllMocks());

describe('Errors in the browser (spec §8)', () => {
  it('is told to analytics by its code alone, and to the console in full when it was not expected', () => {
    const warned: unknown[][] = [];
    vi.spyOn(globalThis.console, 'warn').mockImplementation((...messages) => warned.push(messages));
    const events = new RecordingEventTracker();
    const logger = new ConsoleLogger({ events });
    logger.failed(new GatewayError({ code: 'network_error' }));
    expect([warned, events.told]).toEqual([[], ['action_failed network_error']]);
    logger.warn('The cart could not be loaded', { code: 'timeout' });
    expect([warned, events.told.length]).toEqual([[['The cart could not be loaded', { code: 'timeout' }]], 1]);
  });
});
