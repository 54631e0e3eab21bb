import { IsArray, ValidateNested } from 'class-validator';
import { nestedList } from './nested';
import { SubscriptionAnswer } from './subscription-answer';
import type { Wire } from './wire';

export class SubscriptionListAnswer {
  @IsArray() @ValidateNested() readonly subscriptions: readonly SubscriptionAnswer[];

  constructor(wire: Wire<'SubscriptionList'>) {
    this.subscriptions = nestedList(SubscriptionAnswer, wire.subscriptions);
  }
}
