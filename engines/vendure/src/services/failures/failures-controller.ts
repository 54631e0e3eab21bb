import { Controller, HttpCode, Post, Req, UseFilters } from '@nestjs/common';
import { Logger } from '@vendure/core';
import type { Request } from 'express';
import { networkOf } from '#src/http/network-of';
import type { RawRequest } from '#src/http/raw-body';
import { sentJson } from '#src/http/sent-json';
import { withRequestId } from '#src/log/request-id';
import { tooManyCalls } from '#src/plugin/shop-failure';
import { CallCounter } from '#src/services/call-counter';
import { ShopFailureFilter } from '#src/services/shop-failure-filter';
import { readFailures } from './reported-failure';

export const failuresPath = 'failures';

/** Bytes of a call: of fifty failures with all that a report has. */
const mostBytes = 65_536;

/** Calls from one address in a minute: a household or an office shares one, and a visit makes a few at most. */
const mostInMinute = 30;
const minute = 60_000;

/** The address to which the storefront reports failures in browsers. The log has them beside the engine's lines about the call. */
@Controller(failuresPath)
@UseFilters(ShopFailureFilter)
export class FailuresController {
  private readonly calls = new CallCounter(mostInMinute, minute);

  @Post()
  @HttpCode(204)
  receive(@Req() request: RawRequest & Pick<Request, 'ip'>): void {
    if (!this.calls.take(networkOf(request.ip ?? ''))) throw tooManyCalls();
    for (const { text, requestId } of readFailures(sentJson(request, mostBytes)))
      withRequestId(requestId, () => Logger.warn(text, 'Storefront'));
  }
}
