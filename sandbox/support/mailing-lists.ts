import type { MailingListContactRow } from '#sandbox/database/schema';
import type { ListName, MailingListState } from '#sandbox/database/support-tables';
import { tooManyRequests } from '#sandbox/http/error-responses';
import type { Shop, Store } from '#sandbox/shop/shop';
import { sendConfirmationRequest, sendSubscribed, sendUnsubscribed } from './mailing-list-messages';

const minute = 60_000;
const daysToConfirm = 7;
/** The time of the last message to a contact that has had none. */
const never = new Date(0);

interface Change {
  readonly store: Store;
  readonly list: ListName;
  readonly contact: string;
  readonly state: MailingListState;
  readonly known: MailingListContactRow | undefined;
  readonly isSending: boolean;
  /** Absent when the contact was not asked; a known day stays. */
  readonly ofAgeOn?: string | undefined;
}

/**
 * The mailing lists and their contacts. A contact gets one message a minute for all lists together: a contact who
 * leaves is off at once, and hears nothing of it when a message went out just before.
 */
export class MailingLists {
  constructor(private readonly shop: Shop) {}

  async all(): Promise<readonly Pick<MailingListContactRow, 'list' | 'contact' | 'state' | 'ofAgeOn'>[]> {
    return this.shop.database
      .selectFrom('mailingListContacts')
      .select(['list', 'contact', 'state', 'ofAgeOn'])
      .execute();
  }

  /**
   * Sends the link that subscribes a contact, or says that the contact is subscribed already. The link of a message of the same
   * minute does as well; without one, no contact is promised a message that does not come.
   */
  async ask(list: ListName, contact: string, ofAgeOn?: string): Promise<void> {
    await this.change(list, contact, async (store, known, now) => {
      const isRecent = known !== undefined && known.askedAt.getTime() > now.getTime() - minute;
      if (isRecent && known.state !== 'unsubscribed') return;
      const isSending = this.shop.messageThrottle.take(contact);
      if (!isSending && !isRecent) throw tooManyRequests();
      // Anybody can ask: a contact that has left stays off until the link is opened, and in the list of those who left.
      const state = known?.state ?? 'asked';
      const row = await this.write({ store, list, contact, state, known, isSending, ofAgeOn });
      const work = { shop: this.shop, store, now };
      if (isSending)
        await (row.state === 'subscribed' ? sendSubscribed(work, row) : sendConfirmationRequest(work, row));
    });
  }

  /** Unsubscribes at once, also a contact that is unknown. */
  async remove(list: ListName, contact: string): Promise<void> {
    await this.change(list, contact, async (store, known, now) => {
      if (known?.state === 'unsubscribed') return;
      await this.unsubscribe({ store, list, contact, known, now });
    });
  }

  /** Subscribes by a link and returns its list; undefined when the link was never sent, or has expired. */
  async confirm(token: string): Promise<ListName | undefined> {
    return this.follow(token, async (store, row, now) => {
      if (row.state === 'subscribed') return true;
      const since = new Date(now);
      since.setUTCDate(since.getUTCDate() - daysToConfirm);
      if (row.askedAt < since) return false;
      await store.updateTable('mailingListContacts').set({ state: 'subscribed' }).where('id', '=', row.id).execute();
      if (this.shop.messageThrottle.take(row.contact)) await sendSubscribed({ shop: this.shop, store, now }, row);
      return true;
    });
  }

  async removeByToken(token: string): Promise<ListName | undefined> {
    return this.follow(token, async (store, row, now) => {
      if (row.state === 'unsubscribed') return true;
      await this.unsubscribe({ store, list: row.list, contact: row.contact, known: row, now });
      return true;
    });
  }

  private async unsubscribe({
    now,
    ...change
  }: Omit<Change, 'state' | 'isSending'> & { readonly now: Date }): Promise<void> {
    const isSending = this.shop.messageThrottle.take(change.contact);
    const row = await this.write({ ...change, state: 'unsubscribed', isSending });
    if (isSending) await sendUnsubscribed({ shop: this.shop, store: change.store, now }, row);
  }

  private change(
    list: ListName,
    contact: string,
    run: (store: Store, known: MailingListContactRow | undefined, now: Date) => Promise<void>,
  ): Promise<void> {
    return this.shop.database.transaction().execute(async (store) => {
      const known = await store
        .selectFrom('mailingListContacts')
        .selectAll()
        .where('list', '=', list)
        .where('contact', '=', contact)
        .forUpdate()
        .executeTakeFirst();
      await run(store, known, this.shop.clock.now());
    });
  }

  private follow(
    token: string,
    run: (store: Store, row: MailingListContactRow, now: Date) => Promise<boolean>,
  ): Promise<ListName | undefined> {
    return this.shop.database.transaction().execute(async (store) => {
      const row = await store
        .selectFrom('mailingListContacts')
        .selectAll()
        .where('token', '=', token)
        .forUpdate()
        .executeTakeFirst();
      return row && (await run(store, row, this.shop.clock.now())) ? row.list : undefined;
    });
  }

  /** Stores a state, and the time when a message goes out with it. */
  private async write(change: Change): Promise<MailingListContactRow> {
    const { store, list, contact, state, known, isSending, ofAgeOn = known?.ofAgeOn ?? null } = change;
    const askedAt = isSending ? this.shop.clock.now() : (known?.askedAt ?? never);
    return store
      .insertInto('mailingListContacts')
      .values({ list, contact, state, askedAt, ofAgeOn, token: known?.token ?? this.shop.random.token(24) })
      .onConflict((conflict) => conflict.columns(['list', 'contact']).doUpdateSet({ state, askedAt, ofAgeOn }))
      .returningAll()
      .executeTakeFirstOrThrow();
  }
}
