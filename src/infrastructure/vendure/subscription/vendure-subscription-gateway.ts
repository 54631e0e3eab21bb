import type {
  SubscriptionGateway,
  SubscriptionKey,
  SubscriptionUpdate,
} from '#src/application/ports/shop/subscription-gateway';
import type { Day } from '#src/domain/interval/calendar-day';
import type { Subscription } from '#src/domain/subscription/subscription';
import {
  cancelSubscription,
  pauseSubscription,
  readSubscription,
  readSubscriptions,
  resumeSubscription,
  retryDelivery,
  skipSubscription,
  type SubscriptionUpdateInput,
  updateSubscription,
} from '#src/infrastructure/vendure/operations.generated';
import type { VendureCalls } from '#src/infrastructure/vendure/vendure-calls';
import { toSubscription } from './subscription-answer';

const access = { customer: 'needed' } as const;

/** The subscriptions of a customer at the engine, which knows by the bearer whose they are. */
export class VendureSubscriptionGateway implements SubscriptionGateway {
  constructor(private readonly calls: VendureCalls) {}

  async list(customerId: string): Promise<readonly Subscription[]> {
    return (await this.calls.send(readSubscriptions, { customerId }, access)).subscriptions.map(toSubscription);
  }

  async read({ id }: SubscriptionKey): Promise<Subscription> {
    return toSubscription((await this.calls.send(readSubscription, { id }, access)).subscription);
  }

  async update({ id }: SubscriptionKey, update: SubscriptionUpdate): Promise<Subscription> {
    const answer = await this.calls.send(updateSubscription, { id, update: toInput(update) }, access);
    return toSubscription(answer.updateSubscription);
  }

  async retryPayment({ id }: SubscriptionKey): Promise<Subscription> {
    return toSubscription((await this.calls.send(retryDelivery, { id }, access)).retryDelivery);
  }

  async skip({ id }: SubscriptionKey): Promise<Subscription> {
    return toSubscription((await this.calls.send(skipSubscription, { id }, access)).skipSubscription);
  }

  async cancel({ id }: SubscriptionKey, reason?: string): Promise<Subscription> {
    const variables = { id, ...(reason !== undefined && { reason }) };
    return toSubscription((await this.calls.send(cancelSubscription, variables, access)).cancelSubscription);
  }

  async pause({ id }: SubscriptionKey, until?: Day): Promise<Subscription> {
    const variables = { id, ...(until !== undefined && { until }) };
    return toSubscription((await this.calls.send(pauseSubscription, variables, access)).pauseSubscription);
  }

  async resume({ id }: SubscriptionKey, on?: Day): Promise<Subscription> {
    const variables = { id, ...(on !== undefined && { on }) };
    return toSubscription((await this.calls.send(resumeSubscription, variables, access)).resumeSubscription);
  }
}

function toInput({
  interval,
  actionableDate,
  shipAddress: shippingAddress,
  cans,
  walletPaymentSourceId: savedCardId,
}: SubscriptionUpdate): SubscriptionUpdateInput {
  return {
    ...(interval && { interval }),
    ...(actionableDate !== undefined && { actionableDate }),
    ...(shippingAddress && { shippingAddress }),
    ...(cans && { cans }),
    ...(savedCardId !== undefined && { savedCardId }),
  };
}
