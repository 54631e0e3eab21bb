import type { MailChannel } from '#sandbox/database/request-tables';
import type { Store } from './shop';

export interface NewMail {
  /** An e-mail when left out. */
  readonly channel?: MailChannel;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The URLs in the mail. */
  readonly links: readonly string[];
}

export interface Mail extends NewMail {
  readonly id: number;
  readonly channel: MailChannel;
  readonly createdAt: Date;
}

/** Stores a mail or a text message in the outbox. Nothing leaves this machine. */
export async function sendMail(store: Store, mail: NewMail, now: Date): Promise<void> {
  await store
    .insertInto('mails')
    .values({
      ...(mail.channel === undefined ? {} : { channel: mail.channel }),
      recipient: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      links: JSON.stringify(mail.links),
      sentAt: now,
    })
    .execute();
}

/** Newest first. */
export async function listMails(store: Store): Promise<readonly Mail[]> {
  const rows = await store.selectFrom('mails').selectAll().orderBy('id', 'desc').execute();
  return rows.map(({ recipient, sentAt, ...mail }) => ({ ...mail, to: recipient, createdAt: sentAt }));
}

export async function findMail(store: Store, id: number): Promise<Mail | undefined> {
  const row = await store.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { recipient, sentAt, ...mail } = row;
  return { ...mail, to: recipient, createdAt: sentAt };
}
