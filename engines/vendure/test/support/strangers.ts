import { TransactionalConnection } from '@vendure/core';
import type { MailContent } from '#src/plugins/core/mails/mail';
import type { EngineUnderTest } from './engine-under-test';

/** The calls of services that anybody may send, and the messages that come of them. */
export class Strangers {
  constructor(private readonly engine: EngineUnderTest) {}

  /** Posts to the engine, or another server of it. */
  async post(path: string, body: unknown, server = this.engine.url): Promise<Response> {
    return fetch(`${server}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  async statusOf(path: string, body: unknown, server?: string): Promise<number> {
    return (await this.post(path, body, server)).status;
  }

  /** Lists the queued and sent messages to a contact. */
  async messagesTo(contact: string): Promise<readonly MailContent[]> {
    const jobs = await this.query<{ data: string }>(
      `SELECT data FROM job_record WHERE "queueName" = 'mails' ORDER BY "createdAt"`,
    );
    return jobs
      .map(({ data }) => JSON.parse((JSON.parse(data) as { readonly content: string }).content) as MailContent)
      .filter(({ to }) => to === contact);
  }

  /** Lets messages and calls of strangers be so many minutes ago. */
  async pass(minutes: number): Promise<void> {
    const ago = [`${minutes} minutes`];
    await this.query(`UPDATE message_time SET "sentAt" = "sentAt" - $1::interval`, ago);
    await this.query(`UPDATE mailing_list_contact SET "askedAt" = "askedAt" - $1::interval`, ago);
    await this.query(`UPDATE contact_message SET "receivedAt" = "receivedAt" - $1::interval`, ago);
    await this.query(`UPDATE recent_call SET "endsAt" = "endsAt" - $1::interval`, ago);
  }

  async query<Row>(sql: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return this.engine.get(TransactionalConnection).rawConnection.query(sql, [...values]);
  }
}
