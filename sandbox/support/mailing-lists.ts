import type { ListName, MailingListContactRow, MailingListState } from '#sandbox/database/support-tables';
import type { Shop, Store } from '#sandbox/shop/shop';
import { sendConfirmationRequest, sendSubscribed, sendUnsubscribed } from './mailing-list-messages';

const minute = 60_000;
const daysToConfirm = 7;

/** The mailing lists and their contacts. A contact gets at most one message a minute for each list. */
export class MailingLists {
  constructor(private readonly shop: Shop) {}

  async all(): Promise<readonly Pick<MailingListContactRow, 'list' | 'contact' | 'state'>[]> {
    return this.shop.database.selectFrom('mailingListContacts').select(['list', 'contact', 'state']).execute();
  }

  /** Sends the link that subscribes a contact, or says that the contact is subscribed already. */
  async ask(list: ListName, contact: string): Promise<void> {
    await this.change(list, contact, async (store, known, now) => {
      if (known && known.askedAt.getTime() > now.getTime() - minute && known.state !== 'unsubscribed') return;
      const row = await this.write(store, list, contact, known?.state === 'subscribed' ? 'subscribed' : 'asked', known);
      const work = { shop: this.shop, store, now };
      await (row.state === 'subscribed' ? sendSubscribed(work, row) : sendConfirmationRequest(work, row));
    });
  }

  /** Unsubscribes at once, also a contact that is unknown. */
  async remove(list: ListName, contact: string): Promise<void> {
    await this.change(list, contact, async (store, known, now) => {
      if (known?.state === 'unsubscribed') return;
      const row = await this.write(store, list, contact, 'unsubscribed', known);
      await sendUnsubscribed({ shop: this.shop, store, now }, row);
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
      await sendSubscribed({ shop: this.shop, store, now }, row);
      return true;
    });
  }

  async removeByToken(token: string): Promise<ListName | undefined> {
    return this.follow(token, async (store, row, now) => {
      if (row.state === 'unsubscribed') return true;
      const left = await this.write(store, row.list, row.contact, 'unsubscribed', row);
      await sendUnsubscribed({ shop: this.shop, store, now }, left);
      return true;
    });
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

  private async write(
    store: Store,
    list: ListName,
    contact: string,
    state: MailingListState,
    known: MailingListContactRow | undefined,
  ): Promise<MailingListContactRow> {
    const askedAt = this.shop.clock.now();
    return store
      .insertInto('mailingListContacts')
      .values({ list, contact, state, askedAt, token: known?.token ?? this.shop.random.token(24) })
      .onConflict((conflict) => conflict.columns(['list', 'contact']).doUpdateSet({ state, askedAt }))
      .returningAll()
      .executeTakeFirstOrThrow();
  }
}
