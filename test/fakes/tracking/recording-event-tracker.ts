import type { EventTracker } from '#src/application/ports/tracking/event-tracker';
import type { TrackedEventName, TrackedEvents } from '#src/domain/tracking/tracked-events';

/** An event as it arrives at the other end. */
export interface ArrivedEvent {
  readonly name: string;
  readonly properties: object;
  readonly userId?: string | number;
  readonly anonymousId: string;
}

/** Records tracked events; none of shoppers who refuse tracking, and none while the other end is down. */
export class RecordingEventTracker implements EventTracker {
  arrived: readonly ArrivedEvent[] = [];
  isWelcome = true;
  isDown = false;

  constructor(private readonly userId: () => string | undefined = () => undefined) {}

  /** "name property property", in the order in which things happened. */
  get told(): readonly string[] {
    return this.arrived.map(({ name, properties }) => [name, ...Object.values(properties).map(String)].join(' '));
  }

  track<N extends TrackedEventName>(name: N, properties: TrackedEvents[N]): void {
    if (!this.isWelcome || this.isDown) return;
    const userId = this.userId();
    this.arrived = [
      ...this.arrived,
      { name, properties, anonymousId: 'somebody', ...(userId !== undefined && { userId }) },
    ];
  }
}
