import { unparse } from 'papaparse';
import type { MailingListContact } from './mailing-list-contact.entity';
import { pageOf, unsubscribeUrl } from './mailing-list-messages';
import type { MailingListSettings } from './mailing-list-settings';

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Writes contacts as the file that a mail program imports: CSV of RFC 4180, a row for each, with the links by which they leave. What
 * a spreadsheet would take for a formula begins with an apostrophe, because strangers type addresses; so do phone numbers, which
 * begin with a plus.
 */
export function mailingListFile(contacts: readonly MailingListContact[], settings: MailingListSettings): string {
  const fields = ['Contact', 'State', 'Since', 'Of age on', 'Unsubscribe', 'List-Unsubscribe'];
  const data = contacts.map((one) => [
    one.contact,
    one.state,
    one.changedAt.toISOString().slice(0, 10),
    one.ofAgeOn ?? '',
    pageOf(settings, one, 'unsubscribe'),
    unsubscribeUrl(settings, one),
  ]);
  return byteOrderMark + unparse({ fields, data }, { escapeFormulae: true, newline: '\r\n' });
}
