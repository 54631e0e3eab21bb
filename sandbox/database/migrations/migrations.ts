import type { Migration } from 'kysely';
import { sql } from 'kysely';
import { customers } from './0001-customers';
import { orders } from './0002-orders';
import { checkout } from './0003-checkout';
import { requests } from './0004-requests';
import { signIn } from './0005-sign-in';
import { giftCards } from './0006-gift-cards';
import { subscriptions } from './0007-subscriptions';
import { customersWithoutEmail } from './0008-customers-without-email';
import { prepaidDeliveries } from './0009-prepaid-deliveries';
import { deliveriesByInterval } from './0010-deliveries-by-interval';
import { payers } from './0011-payers';
import { shopState } from './0012-shop-state';
import { discontinuedVariants } from './0013-discontinued-variants';
import { cardSessions } from './0014-card-sessions';
import { reviews } from './0015-reviews';
import { referralRewards } from './0016-referral-rewards';
import { keptStoreCredit } from './0017-kept-store-credit';
import { contactAndMailingLists } from './0020-contact-and-mailing-lists';
import { giveawayEntries } from './0024-giveaway-entries';

function statements(list: readonly string[]): Migration {
  return {
    up: async (database) => {
      for (const statement of list) await sql.raw(statement).execute(database);
    },
  };
}

/** In the order of their names. One that has been released is never edited: a change is a new migration. */
export const migrations: Record<string, Migration> = {
  '0001-customers': statements(customers),
  '0002-orders': statements(orders),
  '0003-checkout': statements(checkout),
  '0004-requests': statements(requests),
  '0005-sign-in': statements(signIn),
  '0006-gift-cards': statements(giftCards),
  '0007-subscriptions': statements(subscriptions),
  '0008-customers-without-email': statements(customersWithoutEmail),
  '0009-prepaid-deliveries': statements(prepaidDeliveries),
  '0011-payers': statements(payers),
  '0010-deliveries-by-interval': statements(deliveriesByInterval),
  '0012-shop-state': statements(shopState),
  '0013-discontinued-variants': statements(discontinuedVariants),
  '0014-card-sessions': statements(cardSessions),
  '0015-reviews': statements(reviews),
  '0016-referral-rewards': statements(referralRewards),
  '0017-kept-store-credit': statements(keptStoreCredit),
  '0020-contact-and-mailing-lists': statements(contactAndMailingLists),
  '0024-giveaway-entries': statements(giveawayEntries),
};
