import { Body, Controller, HttpCode, Ip, Param, Post, UseFilters } from '@nestjs/common';
import { networkOf } from '#src/http/network-of';
import { fieldsOf } from '#src/http/sent-json';
import { ShopFailureFilter } from '#src/plugins/core/shop-failure-filter';
import { Giveaways } from '#src/plugins/giveaway/giveaways';
import { RecentCalls } from '#src/plugins/recent-calls/recent-calls';

/** Entries a minute from one network address, which several people may share. */
const allowedFromAddress = 60;

/** Takes entries for giveaways (spec §2 campaign pages), by the call that docs/hosting.md describes. */
@Controller('api/giveaways')
@UseFilters(ShopFailureFilter)
export class GiveawayController {
  constructor(
    private readonly giveaways: Giveaways,
    private readonly calls: RecentCalls,
  ) {}

  @Post(':name/entries')
  @HttpCode(202)
  async enter(@Param('name') name: string, @Body() body: unknown, @Ip() ip: string): Promise<object> {
    await this.calls.take({ caller: `giveaway ${networkOf(ip)}`, allowed: allowedFromAddress });
    await this.giveaways.enter(name, fieldsOf(fieldsOf(body)['entry']));
    return {};
  }
}
