import type { SavedCard } from '#src/domain/saved-card/saved-card';
import {
  type Checked,
  converted,
  fields,
  integer,
  list,
  matching,
  maybe,
  rows,
  text,
  truth,
} from '#src/infrastructure/shared/checks';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { type ChecksOf, toId } from '#src/infrastructure/shop-api/wire';

/** Month and year are sent as text, such as "1" and "2031". */
const savedCardResponse = fields({
  cc_type: maybe(text),
  last_digits: matching(/^\d{1,4}$/),
  month: converted(matching(/^(0?[1-9]|1[0-2])$/), Number),
  year: converted(matching(/^[1-9]\d{3}$/), Number),
  name: maybe(text),
} satisfies ChecksOf<'CardSource'>);

/** A source that is no readable card costs its own row. */
const walletPaymentSourceResponse = fields({
  id: integer,
  default: maybe(truth),
  payment_source: savedCardResponse,
  subscription_ids: maybe(list(integer)),
  card_session_id: maybe(text),
} satisfies ChecksOf<'WalletPaymentSource'>);

export const walletPaymentSourceListResponse = fields({
  wallet_payment_sources: rows(walletPaymentSourceResponse),
} satisfies ChecksOf<'WalletPaymentSourceList'>);

export const cardSessionResponse = fields({
  // The browser goes there, so only web addresses are accepted.
  card_session_url: matching(/^https?:\/\//),
} satisfies ChecksOf<'CardSession'>);

/** The default first, then the newest: back ends do not say in which order they list. */
export function toSavedCards({
  wallet_payment_sources: sources,
}: Checked<typeof walletPaymentSourceListResponse>): readonly SavedCard[] {
  return sources
    .toSorted((one, other) => Number(other.default ?? false) - Number(one.default ?? false) || other.id - one.id)
    .map(toSavedCard);
}

function toSavedCard(response: Checked<typeof walletPaymentSourceResponse>): SavedCard {
  const { cc_type: cardType, last_digits: lastDigits, month, year, name: holder } = response.payment_source;
  return {
    id: toId(response.id),
    isDefault: response.default ?? false,
    lastDigits,
    month,
    year,
    subscriptionIds: (response.subscription_ids ?? []).map(toId),
    ...omitNullish({ cardType, holder, cardSessionId: response.card_session_id }),
  };
}
