import type { Fields } from '#sandbox/http/request-body';

export interface ReceivedEvent {
  readonly name: string;
  readonly properties: Fields;
  readonly userId: unknown;
  readonly anonymousId: string;
}
