import type { MailingListGateway } from '#src/application/ports/support/mailing-list-gateway';
import type { Day } from '#src/domain/interval/calendar-day';
import { type MailingList, mailingLists } from '#src/domain/mailing-list/mailing-list';
import { fields } from '#src/infrastructure/shared/checks';
import { oneOf } from '#src/infrastructure/shared/value-checks';
import { parseResponse } from '#src/infrastructure/shop-api/parse-response';
import type { ShopCall, ShopCalls } from '#src/infrastructure/shop-api/shop-calls';

const linkResponse = fields({ list: oneOf(mailingLists) });

/** The service that keeps the mailing lists, over HTTP (docs/hosting.md lists its calls). */
export class HttpMailingListGateway implements MailingListGateway {
  constructor(private readonly calls: ShopCalls) {}

  async subscribe(list: MailingList, contact: string, ofAgeOn?: Day): Promise<void> {
    await this.post([list, 'subscriptions'], { contact, ...(ofAgeOn !== undefined && { of_age_on: ofAgeOn }) });
  }

  async unsubscribe(list: MailingList, contact: string): Promise<void> {
    await this.post([list, 'unsubscriptions'], { contact });
  }

  confirm(token: string): Promise<MailingList> {
    return this.follow('confirmations', token);
  }

  unsubscribeByLink(token: string): Promise<MailingList> {
    return this.follow('unsubscriptions', token);
  }

  private async follow(what: string, token: string): Promise<MailingList> {
    return parseResponse(linkResponse, await this.post(['links', what], { token })).list;
  }

  private post(path: ShopCall['path'], body: object): Promise<string> {
    return this.calls.send({ method: 'POST', path: ['mailing_lists', ...path], body });
  }
}
