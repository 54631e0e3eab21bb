import { Body, Controller, Get, HttpCode, Inject, Ip, Param, Post, Redirect, UseFilters } from '@nestjs/common';
import { networkOf } from '#src/http/network-of';
import { fieldsOf } from '#src/http/sent-json';
import { type Day, readDay } from '#src/plugins/core/interval/calendar-day';
import { textOf } from '#src/plugins/core/sent-fields';
import { invalid, notFound } from '#src/plugins/core/shop-failure';
import { ShopFailureFilter } from '#src/plugins/core/shop-failure-filter';
import { isEmail, normalEmail } from '#src/plugins/core/text-checks';
import type { ListName } from '#src/plugins/mailing-list/mailing-list';
import { pageOf } from '#src/plugins/mailing-list/mailing-list-messages';
import type { MailingListSettings } from '#src/plugins/mailing-list/mailing-list-settings';
import { MAILING_LIST_SETTINGS } from '#src/plugins/mailing-list/mailing-list-settings';
import { MailingLists } from '#src/plugins/mailing-list/mailing-lists';
import { RecentCalls } from '#src/plugins/recent-calls/recent-calls';

/** Links that were never sent, a minute, from one network address. */
const allowedWrongLinks = 10;

const usPhone = /^\+1[2-9]\d{2}[2-9]\d{6}$/;

/**
 * Puts contacts on mailing lists and takes them off (spec §2 sms-opt-in, opt-out pages), by the calls that docs/hosting.md
 * describes. Every contact gets the same answer; the known state is in its messages alone.
 */
@Controller('api/mailing_lists')
@UseFilters(ShopFailureFilter)
export class MailingListController {
  constructor(
    private readonly lists: MailingLists,
    private readonly calls: RecentCalls,
    @Inject(MAILING_LIST_SETTINGS) private readonly settings: MailingListSettings,
  ) {}

  @Post('links/confirmations')
  @HttpCode(200)
  confirm(@Body() body: unknown, @Ip() ip: string): Promise<object> {
    return this.follow(textOf(fieldsOf(body)['token']), ip, (token) => this.lists.confirm(token));
  }

  @Post('links/unsubscriptions')
  @HttpCode(200)
  leaveByLink(@Body() body: unknown, @Ip() ip: string): Promise<object> {
    return this.follow(textOf(fieldsOf(body)['token']), ip, (token) => this.lists.removeByToken(token));
  }

  /** Mailboxes post here, with a form that says nothing more (RFC 8058). */
  @Post('links/unsubscriptions/:token')
  @HttpCode(200)
  leaveByMailbox(@Param('token') token: string, @Ip() ip: string): Promise<object> {
    return this.follow(token, ip, () => this.lists.removeByToken(token));
  }

  /** Leads who opens that address in a browser to the page that does the same with a press. Looking at it changes nothing. */
  @Get('links/unsubscriptions/:token')
  @Redirect()
  showLink(@Param('token') token: string): { readonly url: string; readonly statusCode: number } {
    const url = pageOf(this.settings, { list: 'newsletter', token: encodeURIComponent(token) }, 'unsubscribe');
    return { url, statusCode: 303 };
  }

  @Post(':list/subscriptions')
  @HttpCode(202)
  async join(@Param('list') name: string, @Body() body: unknown, @Ip() ip: string): Promise<object> {
    const { list, contact } = await this.asked(name, body, ip);
    await this.lists.ask(list, contact, ofAgeOnOf(body));
    return {};
  }

  @Post(':list/unsubscriptions')
  @HttpCode(202)
  async leave(@Param('list') name: string, @Body() body: unknown, @Ip() ip: string): Promise<object> {
    const { list, contact } = await this.asked(name, body, ip);
    await this.lists.remove(list, contact);
    return {};
  }

  /** Reads the contact in the one form that is stored. */
  private async asked(
    name: string,
    body: unknown,
    ip: string,
  ): Promise<{ readonly list: ListName; readonly contact: string }> {
    const list = this.settings.lists.find((one) => one === name);
    if (list === undefined) throw notFound('mailing list');
    const contact = normalEmail(textOf(fieldsOf(body)['contact']));
    if (!(list === 'sms' ? usPhone.test(contact) : isEmail(contact))) throw invalid({ contact: ['is invalid'] });
    await this.calls.takeMessage('mailing-lists', contact, ip);
    return { list, contact };
  }

  private async follow(
    token: string,
    ip: string,
    run: (token: string) => Promise<ListName | undefined>,
  ): Promise<object> {
    const guesser = { caller: `wrong-link ${networkOf(ip)}`, allowed: allowedWrongLinks };
    await this.calls.takeMessage('mailing-lists', `link ${token.slice(0, 64)}`, ip);
    await this.calls.take(guesser);
    const list = await run(token);
    if (list === undefined) throw notFound('link');
    await this.calls.giveBack(guesser);
    return { list };
  }
}

/** The day on which the contact confirmed to be of age; absent where the shop does not ask. */
function ofAgeOnOf(body: unknown): Day | undefined {
  const given = textOf(fieldsOf(body)['of_age_on']);
  if (given === '') return undefined;
  const day = readDay(given);
  if (day === undefined) throw invalid({ of_age_on: ['is invalid'] });
  return day;
}
