import { token } from '#src/application/ports/token';
import type { Day } from '#src/domain/interval/calendar-day';
import type { MailingList } from '#src/domain/mailing-list/mailing-list';

/**
 * Subscribes contacts to the shop's messages, besides mails about orders, and unsubscribes them (spec §2 sms-opt-in, opt-out
 * pages). Contacts are e-mail addresses, or phone numbers in E.164. No caller learns if a contact is on a list: every contact
 * gets the same response, and the rest is in a message to the contact. Rejects with GatewayError.
 */
export interface MailingListGateway {
  /**
   * Sends the contact a message with a link that subscribes it; until then nothing changes. A repeated request soon after
   * sends no second message. `ofAgeOn` is the day on which the person confirmed by a date of birth to be 21, which is kept
   * with the contact. `unprocessable_entity` for an invalid contact; `rate_limited`.
   */
  subscribe(list: MailingList, contact: string, ofAgeOn?: Day): Promise<void>;
  /**
   * Unsubscribes the contact at once, and sends it a message with a link to subscribe again. Repeating it changes nothing.
   * Codes as above.
   */
  unsubscribe(list: MailingList, contact: string): Promise<void>;
  /** Subscribes with a link; returns its list. `not_found` for a link that was not sent, or expired. */
  confirm(token: string): Promise<MailingList>;
  /** Unsubscribes with a link; returns its list. `not_found` as above. */
  unsubscribeByLink(token: string): Promise<MailingList>;
}

export const MailingListGateway = token<MailingListGateway>('MailingListGateway');
