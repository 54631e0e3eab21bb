import type {
  SubscriptionGateway,
  SubscriptionKey,
  SubscriptionUpdate,
} from '#src/application/ports/shop/subscription-gateway';
import type { Day } from '#src/domain/interval/calendar-day';
import type { Subscription } from '#src/domain/subscription/subscription';
import { parseResponse } from '#src/infrastructure/shop-api/parse-response';
import type { ShopCall, ShopCalls } from '#src/infrastructure/shop-api/shop-calls';
import { toWireId } from '#src/infrastructure/shop-api/wire';
import { toSubscriptionInput } from './subscription-input';
import { subscriptionListResponse, subscriptionResponse, toSubscription } from './subscription-response';

/** Subscriptions over HTTP (spec §7 /api/users/{id}/subscriptions). */
export class HttpSubscriptionGateway implements SubscriptionGateway {
  constructor(private readonly http: ShopCalls) {}

  async list(userId: string): Promise<readonly Subscription[]> {
    const text = await this.http.send({ method: 'GET', path: ['users', toWireId(userId), 'subscriptions'] });
    const { subscriptions } = parseResponse(subscriptionListResponse, text);
    return [...subscriptions].sort((one, other) => other.id - one.id).map(toSubscription);
  }

  async read(key: SubscriptionKey): Promise<Subscription> {
    return subscriptionOf(await this.http.send({ method: 'GET', path: pathOf(key) }));
  }

  async update(key: SubscriptionKey, update: SubscriptionUpdate): Promise<Subscription> {
    // Lines are changed by their ids.
    const before = await this.read(key);
    const body = { subscription: toSubscriptionInput(update, before) };
    return subscriptionOf(await this.http.send({ method: 'PUT', path: pathOf(key), body }));
  }

  skip(key: SubscriptionKey): Promise<Subscription> {
    return this.act(key, 'skip');
  }

  cancel(key: SubscriptionKey, reason?: string): Promise<Subscription> {
    return this.act(
      key,
      'cancel',
      reason === undefined ? undefined : { subscription: { cancellation_reason: reason } },
    );
  }

  pause(key: SubscriptionKey, until?: Day): Promise<Subscription> {
    return this.act(key, 'pause', onDay(until));
  }

  resume(key: SubscriptionKey, on?: Day): Promise<Subscription> {
    return this.act(key, 'resume', onDay(on));
  }

  retryPayment(key: SubscriptionKey): Promise<Subscription> {
    return this.act(key, 'retry_payment');
  }

  private async act(key: SubscriptionKey, action: string, body?: object): Promise<Subscription> {
    return subscriptionOf(
      await this.http.send({ method: 'POST', path: [...pathOf(key), action], ...(body && { body }) }),
    );
  }
}

function subscriptionOf(text: string): Subscription {
  return toSubscription(parseResponse(subscriptionResponse, text));
}

function pathOf({ userId, id }: SubscriptionKey): ShopCall['path'] {
  return ['users', toWireId(userId), 'subscriptions', toWireId(id)];
}

function onDay(day: Day | undefined): object | undefined {
  return day === undefined ? undefined : { subscription: { actionable_date: day } };
}
