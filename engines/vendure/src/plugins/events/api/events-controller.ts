import { Controller, HttpCode, Post, Req, UseFilters } from '@nestjs/common';
import { Ctx, RequestContext } from '@vendure/core';
import type { Request } from 'express';
import { networkOf } from '#src/http/network-of';
import type { RawRequest } from '#src/http/raw-body';
import { sentJson } from '#src/http/sent-json';
import { CallCounter } from '#src/plugins/core/call-counter';
import { ShopFailure } from '#src/plugins/core/shop-failure';
import { ShopFailureFilter } from '#src/plugins/core/shop-failure-filter';
import { readEvent } from '#src/plugins/events/sent-event';
import { TrackedEvents } from '#src/plugins/events/tracked-events';

export const eventsPath = 'events';

/** Bytes of an event; the storefront's largest has some hundred. */
const mostBytes = 16_384;

/** Events from one address in a minute: a household or an office shares one. */
const mostInMinute = 600;
const minute = 60_000;

/** The address to which the storefront sends analytics events (spec §7 Other calls). */
@Controller(eventsPath)
@UseFilters(ShopFailureFilter)
export class EventsController {
  private readonly calls = new CallCounter(mostInMinute, minute);

  constructor(private readonly events: TrackedEvents) {}

  @Post()
  @HttpCode(204)
  async receive(@Ctx() ctx: RequestContext, @Req() request: RawRequest & Pick<Request, 'ip'>): Promise<void> {
    if (!this.calls.take(networkOf(request.ip ?? ''))) throw new ShopFailure('RATE_LIMITED', 'Too many events');
    await this.events.take(ctx, readEvent(sentJson(request, mostBytes)));
  }
}
