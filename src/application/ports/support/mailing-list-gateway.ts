import { token } from '#src/application/ports/token';
import type { MailingList } from '#src/domain/mailing-list/mailing-list';

/**
 * Contacts are e-mail addresses, or phone numbers in E.164. Nobody learns if a contact is on a list: every contact gets
 * the same response (spec §2 sms-opt-in, opt-out pages). Rejects with GatewayError.
 */
export interface MailingListGateway {
  /** Sends a link; until it is opened nothing changes. `unprocessable_entity` for a bad contact; `rate_limited`. */
  subscribe(list: MailingList, contact: string): Promise<void>;
  /** At once; a message has a link to subscribe again. Repeating it changes nothing. Codes as above. */
  unsubscribe(list: MailingList, contact: string): Promise<void>;
  /** Returns the list of the link. `not_found` for a link that was not sent, or expired. */
  confirm(token: string): Promise<MailingList>;
  /** Returns the list of the link. `not_found` as above. */
  unsubscribeByLink(token: string): Promise<MailingList>;
}

export const MailingListGateway = token<MailingListGateway>('MailingListGateway');
