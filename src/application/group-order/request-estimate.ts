import { log } from '#src/application/calls/log';
import { GatewayError } from '#src/application/ports/gateway-error';
import { GroupOrderGateway } from '#src/application/ports/shop/group-order-gateway';
import { GroupOrderState } from '#src/application/ports/state/group-order-state';
import type { Used } from '#src/application/ports/token';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { estimatePath, estimateRequest } from '#src/domain/group-order/estimate';
import { clearsEstimate, type GroupOrder } from '#src/domain/group-order/group-order';
import { ChangeGroupOrder } from './change-group-order';
import { PrepareEstimate } from './prepare-estimate';

/**
 * Requests an estimate of a group order (spec §4 Group order: requested, then error or submitted). The estimate is a
 * separate order; the cart never changes. Errors are tracked and logged (spec §8).
 */
export class RequestEstimate {
  static readonly uses = {
    groupOrders: GroupOrderGateway,
    prepare: PrepareEstimate,
    state: GroupOrderState,
    change: ChangeGroupOrder,
    events: EventTracker,
  };

  constructor(private readonly use: Used<typeof RequestEstimate.uses>) {}

  /** Rejects with GatewayError. The typed text stays. */
  async execute(): Promise<void> {
    const { kind, opened } = this.use.state;
    const asked = this.read();
    const request = estimateRequest(kind, asked);
    const facts = { kind, addresses: request.recipients.length, products: request.items.length };
    this.use.events.track('group_order_estimate_requested', facts);
    try {
      const { order } = await this.use.groupOrders.create(request);
      await this.use.prepare.execute(order, request);
      this.use.events.track('group_order_estimate_submitted', facts);
      if (this.use.state.opened === opened) this.submit(estimatePath(order), asked);
    } catch (error) {
      const code = error instanceof GatewayError ? error.code : 'unknown';
      this.use.events.track('group_order_estimate_failed', { ...facts, code });
      log.warn('A group order got no estimate', { code });
      throw error;
    }
  }

  /** Keeps changes that were made while the back end calculated; the estimate does not include them. */
  private submit(estimateUrl: string, asked: GroupOrder): void {
    const current = this.read();
    if (clearsEstimate(asked, current)) return;
    this.use.state.submit(estimateUrl);
    if (JSON.stringify(asked) !== JSON.stringify(current)) this.use.state.change(current);
    this.use.change.keep();
  }

  private read(): GroupOrder {
    const { details, products, addons, addresses } = this.use.state;
    return { details, products, addons, addresses };
  }
}
