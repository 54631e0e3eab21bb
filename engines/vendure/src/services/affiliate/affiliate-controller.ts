import { Controller, Get, HttpCode, Query, Req, UseFilters } from '@nestjs/common';
import { Ctx, RequestContext } from '@vendure/core';
import type { Request } from 'express';
import { ShopFailure } from '#src/plugin/shop-failure';
import { CallCounter } from '#src/services/call-counter';
import { ShopFailureFilter } from '#src/services/shop-failure-filter';
import { readReport } from './order-report';
import { ReferredOrders } from './referred-orders';

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
