import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { RequestContextService, TransactionalConnection } from '@vendure/core';
import type { Repository } from 'typeorm';
import { MoreThan } from 'typeorm';
import { networkOf } from '#src/http/network-of';
import { ContactMessage } from '#src/plugins/contact/entities/contact-message.entity';
import { invalid, tooManyCalls } from '#src/plugins/core/shop-failure';
import { RecentCalls } from '#src/plugins/recent-calls/recent-calls';
import { ContactMails } from './contact-mails';
import type { SentMessage } from './read-message';

const minute = 60_000;

/** Messages a minute: from one sender, and from one network address, which several people may share. */
const allowed = 5;
const allowedFromAddress = 60;

/** Takes messages to the shop, each once, however often its key is sent. */
@Injectable()
export class ContactMessages {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    private readonly mails: ContactMails,
    private readonly calls: RecentCalls,
  ) {}

  /** Returns true when the message is new. Refuses another one under a used key, and one too many of a sender or a network address. */
  async take(key: string, message: SentMessage, ip: string): Promise<boolean> {
    return this.connection.withTransaction(await this.contexts.create({ apiType: 'shop' }), (ctx) =>
      this.store(ctx, key, message, ip),
    );
  }

  private async store(ctx: RequestContext, key: string, message: SentMessage, ip: string): Promise<boolean> {
    const rows = this.connection.getRepository(ctx, ContactMessage);
    const sender = hashOf(message.email);
    const row = { key: hashOf(key), content: hashOf(message), sender, receivedAt: new Date() };
    // One sender's messages are counted one after the other; the same one that comes twice at once waits here, too.
    await rows.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`contact-message ${sender}`]);
    const known = await rows.findOneBy({ key: row.key });
    if (known) {
      if (known.content !== row.content) throw invalid({ base: ['The key was used for another message.'] });
      return false;
    }
    if (await this.isExceeded(rows, sender)) throw tooManyCalls();
    await this.calls.take({ caller: `contact-message ${networkOf(ip)}`, allowed: allowedFromAddress });
    const { id } = await rows.save(new ContactMessage(row));
    await this.mails.send(ctx, String(id), message);
    return true;
  }

  private async isExceeded(rows: Repository<ContactMessage>, sender: string): Promise<boolean> {
    return (await rows.countBy({ sender, receivedAt: MoreThan(new Date(Date.now() - minute)) })) >= allowed;
  }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
