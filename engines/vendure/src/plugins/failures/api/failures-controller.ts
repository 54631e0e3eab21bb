import { Controller, HttpCode, Post, Req, UseFilters } from '@nestjs/common';
import { Logger } from '@vendure/core';
import type { Request } from 'express';
import { networkOf } from '#src/http/network-of';
import type { RawRequest } from '#src/http/raw-body';
import { sentJson } from '#src/http/sent-json';
import { withRequestId } from '#src/log/request-id';
import { CallCounter } from '#src/plugins/core/call-counter';
import { tooManyCalls } from '#src/plugins/core/shop-failure';
import { ShopFailureFilter } from '#src/plugins/core/shop-failure-filter';
import { readFailures } from '#src/plugins/failures/reported-failure';

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
