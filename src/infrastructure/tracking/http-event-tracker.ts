import { log } from '#src/application/calls/log';
import type { EventTracker } from '#src/application/ports/tracking/event-tracker';
import type { TrackedEventName, TrackedEvents } from '#src/domain/tracking/tracked-events';
import { postAlive } from '#src/infrastructure/shared/post-alive';

export interface HttpEventTrackerOptions {
  /** Events are sent there by POST. */
  readonly url: string;
  /** Undefined for a guest. */
  readonly userId: () => string | undefined;
  readonly anonymousId: () => string;
  /** False when the shopper asked not to be tracked. */
  readonly mayTrack: () => boolean;
}

/** Sent as numbers, as the shop back end knows them. */
const idFields: ReadonlySet<string> = new Set(['userId', 'subscriptionId']);

/** Sends each event in a call of its own, which continues when the page is left (spec §7 Other calls). */
export class HttpEventTracker implements EventTracker {
  private isFailing = false;

  constructor(private readonly options: HttpEventTrackerOptions) {}

  track<N extends TrackedEventName>(name: N, properties: TrackedEvents[N]): void {
    if (!this.options.mayTrack()) return;
    const body = { name, properties, userId: this.options.userId(), anonymousId: this.options.anonymousId() };
    void this.send(JSON.stringify(body, wireValue));
  }

  private async send(body: string): Promise<void> {
    const failure = await postAlive(this.options.url, body);
    // Only the first of several failures is logged.
    if (failure !== undefined && !this.isFailing) log.warn('Events cannot be sent', { failure });
    this.isFailing = failure !== undefined;
  }
}

function wireValue(field: string, value: unknown): unknown {
  return idFields.has(field) && typeof value === 'string' && String(Number(value)) === value ? Number(value) : value;
}
