import type { Subscription } from '#src/domain/subscription/subscription';
import type { SubscriptionPresenter } from './subscription.presenter';

/** What a question about a subscription is given. */
export interface QuestionProps {
  readonly page: SubscriptionPresenter;
  readonly subscription: Subscription;
}
