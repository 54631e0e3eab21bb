import type { ManualClock } from '#test/fakes/system/manual-clock';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import type { CountedNetwork } from './counted-network';

/** A browser's time: it passes only when a test advances it, and never while a call is under way. */
export class BrowserTime extends ManualScheduler {
  constructor(
    private readonly network: CountedNetwork,
    clock: ManualClock,
  ) {
    super(clock);
  }

  override settle(): Promise<void> {
    return this.network.quiet();
  }
}
