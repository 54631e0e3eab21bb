import type { MailingList } from '#src/domain/mailing-list/mailing-list';

/**
 * Who gets what the shop sends beside mails about orders (spec §2 sms-opt-in, opt-out pages). Contacts are e-mail
 * addresses, or phone numbers in E.164. What is known of a contact is told to nobody: every contact gets the same answer,
 * and the rest is in a message to it. Rejects with GatewayError.
 */
export interface MailingListGateway {
  /**
   * Sends the contact a message with a link that puts it on the list; until then nothing changes. Asked again at once, no
   * second message goes out. `unprocessable_entity` for a contact that cannot be one; `rate_limited`.
   */
  subscribe(list: MailingList, contact: string): Promise<void>;
  /** Takes the contact off at once, and tells it, with a link back on. Repeating it changes nothing. Codes as above. */
  unsubscribe(list: MailingList, contact: string): Promise<void>;
  /** Puts on the list whose link it is; answers the list. `not_found` for a link that was not sent, or expired. */
  confirm(token: string): Promise<MailingList>;
  /** Takes off the list whose link it is; answers the list. `not_found` as above. */
  unsubscribeByLink(token: string): Promise<MailingList>;
}
