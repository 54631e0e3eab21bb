import { csvTable } from '#src/plugins/core/csv-table';
import type { MailingListContact } from '#src/plugins/mailing-list/entities/mailing-list-contact.entity';
import { pageOf, unsubscribeUrl } from './mailing-list-messages';
import type { MailingListSettings } from './mailing-list-settings';

/**
 * Writes contacts as the file that a mail program imports, a row for each, with the links by which they leave. Phone numbers begin
 * with an apostrophe, since a spreadsheet takes their plus for a formula.
 */
export function mailingListFile(contacts: readonly MailingListContact[], settings: MailingListSettings): string {
  const fields = ['Contact', 'State', 'Since', 'Of age on', 'Unsubscribe', 'List-Unsubscribe'];
  const rows = contacts.map((one) => [
    one.contact,
    one.state,
    one.changedAt.toISOString().slice(0, 10),
    one.ofAgeOn ?? '',
    pageOf(settings, one, 'unsubscribe'),
    unsubscribeUrl(settings, one),
  ]);
  return csvTable(fields, rows);
}
