import type { Migration } from 'kysely';
import { sql } from 'kysely';
import { contactAndMailingLists } from './contact-and-mailing-lists';
import { customers } from './customers';
import { giftCards } from './gift-cards';
import { giveaways } from './giveaways';
import { hostedCards } from './hosted-cards';
import { keyedCalls } from './keyed-calls';
import { ofAge } from './of-age';
import { orders } from './orders';
import { otherBackEnds } from './other-back-ends';
import { payments } from './payments';
import { referrals } from './referrals';
import { requests } from './requests';
import { reusableCards } from './reusable-cards';
import { reviews } from './reviews';
import { signIn } from './sign-in';
import { subscriptions } from './subscriptions';

function statements(...lists: readonly (readonly string[])[]): Migration {
  return {
    up: async (database) => {
      for (const statement of lists.flat()) await sql.raw(statement).execute(database);
    },
  };
}

/** In the order of their names. One that has been released is never edited: a change is a new migration. */
export const migrations: Record<string, Migration> = {
  '0001-tables': statements(
    customers,
    subscriptions,
    orders,
    giftCards,
    payments,
    requests,
    signIn,
    reviews,
    referrals,
    contactAndMailingLists,
    giveaways,
  ),
  '0002-other-back-ends': statements(otherBackEnds),
  '0003-keyed-calls': statements(keyedCalls),
  '0004-hosted-cards': statements(hostedCards),
  '0005-reusable-cards': statements(reusableCards),
  '0006-of-age': statements(ofAge),
};
