import { token } from '#src/application/ports/token';
import type { MailingList } from '#src/domain/mailing-list/mailing-list';

/** The states and lists that need a full date of birth instead of a check mark, because the law or a carrier of messages wants it. */
export interface BirthDateRules {
  /** The states, by abbreviation, to which wine goes only after it: "CT". */
  readonly states: readonly string[];
  readonly lists: readonly MailingList[];
}

export const BirthDateRules = token<BirthDateRules>('BirthDateRules');
