import type { CustomerUpdate } from '#src/application/ports/shop/customer-gateway';
import type { UnknownRecord } from '#src/infrastructure/shared/json';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { type Wire } from '#src/infrastructure/shop-api/wire';

/** Returns the fields of the customer that change. Preferences are added to the existing metadata. */
export function toUserInput(
  { name, email, preferences }: CustomerUpdate,
  metadata: UnknownRecord = {},
): Wire<'UserInput'> {
  return omitNullish({
    name,
    email,
    metadata: preferences && {
      ...metadata,
      mail_news: preferences.news,
      mail_reminders: preferences.reminders,
    },
  });
}
