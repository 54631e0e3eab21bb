import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import type { AffiliateSettings } from '#src/config/environment';
import { passOn } from '#src/http/pass-on';
import { ReferredOrder } from '#src/plugins/affiliate/entities/referred-order.entity';
import type { OrderReport } from './order-report';

/** The injection token of the settings. */
export const AFFILIATE_SETTINGS = Symbol('AffiliateSettings');

/** Keeps which orders came by an affiliate, each once, or passes it on. */
@Injectable()
export class ReferredOrders {
  constructor(
    private readonly connection: TransactionalConnection,
    @Inject(AFFILIATE_SETTINGS) private readonly settings: AffiliateSettings,
  ) {}

  /** Later reports of an order change no stored one; forwarded ones are counted by the service that takes them. */
  async take(ctx: RequestContext, report: OrderReport): Promise<void> {
    const { forwardUrl } = this.settings;
    if (forwardUrl !== undefined) await passOn(addressOf(forwardUrl, report));
    else
      await this.connection
        .getRepository(ctx, ReferredOrder)
        .createQueryBuilder()
        .insert()
        .values({ ...report })
        .orIgnore()
        .execute();
  }
}

function addressOf(forwardUrl: string, { orderId, orderNumber, shareSaleId, clickId }: OrderReport): URL {
  const url = new URL(forwardUrl);
  const sent = { id: orderId, orderNumber, sscid: shareSaleId, ir_click_id: clickId };
  for (const [name, value] of Object.entries(sent)) if (value !== null) url.searchParams.set(name, value);
  return url;
}
