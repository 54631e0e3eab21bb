import type { Customer } from '#src/domain/customer/customer';
import type { MailPreferences } from '#src/domain/customer/mail-preferences';
import {
  type Checked,
  fields,
  integer,
  maybe,
  money,
  readable,
  record,
  text,
  truth,
} from '#src/infrastructure/shared/checks';
import type { UnknownRecord } from '#src/infrastructure/shared/json';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { filledText } from '#src/infrastructure/shared/value-checks';
import { type ChecksOf, toId } from '#src/infrastructure/shop-api/wire';

export type CustomerResponse = Checked<typeof customerResponse>;

export const customerResponse = fields({
  id: integer,
  email: maybe(text),
  name: maybe(text),
  store_credit: maybe(money),
  metadata: maybe(record),
} satisfies ChecksOf<'User'>);

export const referralResponse = fields({
  referral_identifier: filledText,
} satisfies ChecksOf<'ReferralIdentifier'>);

export function toCustomer({ id, email, name, store_credit: storeCredit, metadata }: CustomerResponse): Customer {
  return {
    id: toId(id),
    ...omitNullish({
      email: email === '' ? undefined : email,
      name,
      storeCredit,
      preferences: metadata && toPreferences(metadata),
    }),
  };
}

const preferences = fields({ mail_news: truth, mail_reminders: truth });

/** Leaves out preferences that were never chosen, and values that another program wrote there. */
function toPreferences(metadata: UnknownRecord): MailPreferences | undefined {
  const chosen = readable(preferences, metadata);
  return chosen && { news: chosen.mail_news, reminders: chosen.mail_reminders };
}
