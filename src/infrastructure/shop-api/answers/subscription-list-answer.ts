import { IsArray, ValidateNested } from 'class-validator';
import { nestedList } from './nested';
import { SubscriptionAnswer } from './subscription-answer';
import type { Wire } from './wire';

/** Needs a list; a subscription that is malformed is left out of it. */
export class SubscriptionListAnswer {
  @IsArray() @ValidateNested() readonly subscriptions: readonly SubscriptionAnswer[];

  constructor(wire: Wire<'SubscriptionList'>) {
    this.subscriptions = nestedList(SubscriptionAnswer, wire.subscriptions);
  }
}
