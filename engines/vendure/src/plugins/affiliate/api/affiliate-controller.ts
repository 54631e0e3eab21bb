import { Controller, Get, HttpCode, Query, Req, UseFilters } from '@nestjs/common';
import { Ctx, RequestContext } from '@vendure/core';
import type { Request } from 'express';
import { readReport } from '#src/plugins/affiliate/order-report';
import { ReferredOrders } from '#src/plugins/affiliate/referred-orders';
import { CallCounter } from '#src/plugins/core/call-counter';
import { ShopFailure } from '#src/plugins/core/shop-failure';
import { ShopFailureFilter } from '#src/plugins/core/shop-failure-filter';

/** Reports from one address in a minute: a household or an office shares one. */
const mostInMinute = 120;
const minute = 60_000;

/** The affiliate address (spec §7 Other calls: GET with id and orderNumber). */
@Controller('affiliate')
@UseFilters(ShopFailureFilter)
export class AffiliateController {
  private readonly calls = new CallCounter(mostInMinute, minute);

  constructor(private readonly orders: ReferredOrders) {}

  @Get()
  @HttpCode(204)
  async report(
    @Ctx() ctx: RequestContext,
    @Query() query: Readonly<Record<string, unknown>>,
    @Req() { ip }: Pick<Request, 'ip'>,
  ): Promise<void> {
    if (!this.calls.take(ip ?? '')) throw new ShopFailure('RATE_LIMITED', 'Too many reports');
    await this.orders.take(ctx, readReport(query));
  }
}
