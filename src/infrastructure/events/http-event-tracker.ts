import type { EventTracker } from '#src/application/ports/analytics/event-tracker';
import type { Logger } from '#src/application/ports/system/logger';
import type { TrackedEventName, TrackedEvents } from '#src/domain/analytics/tracked-events';

export interface HttpEventTrackerOptions {
  /** Where events are sent, by POST. */
  readonly url: string;
  /** The customer; undefined for a guest. */
  readonly userId: () => string | undefined;
  readonly anonymousId: () => string;
  /** False where the shopper does not want to be followed. */
  readonly mayTrack: () => boolean;
}

/** Whoever counts events knows these ids as the numbers they are in the shop's back end. */
const idFields: ReadonlySet<string> = new Set(['userId', 'subscriptionId']);

/** Milliseconds until an unanswered event is given up. */
const patience = 10_000;

/** Sends each event by itself (spec §7 Other calls: name, properties, userId, anonymousId), also while the page is left. */
export class HttpEventTracker implements EventTracker {
  private isFailing = false;

  constructor(
    private readonly options: HttpEventTrackerOptions,
    private readonly logger: Logger,
  ) {}

  track<N extends TrackedEventName>(name: N, properties: TrackedEvents[N]): void {
    if (!this.options.mayTrack()) return;
    const body = { name, properties, userId: this.options.userId(), anonymousId: this.options.anonymousId() };
    void this.send(JSON.stringify(body, wireValue));
  }

  private async send(body: string): Promise<void> {
    const failure = await fetch(this.options.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(patience),
    }).then(
      ({ ok, status }) => (ok ? undefined : `it answered ${status}`),
      (error: unknown) => (error instanceof Error ? error.name : 'no answer'),
    );
    // Once for as long as it lasts: the logger is for people.
    if (failure !== undefined && !this.isFailing) this.logger.warn('Events cannot be sent', { failure });
    this.isFailing = failure !== undefined;
  }
}

function wireValue(field: string, value: unknown): unknown {
  return idFields.has(field) && typeof value === 'string' && String(Number(value)) === value ? Number(value) : value;
}
