import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, RequestContext, TransactionalConnection } from '@vendure/core';
import { In } from 'typeorm';
import { notFound } from '#src/plugins/core/shop-failure';
import { MailingListContact } from '#src/plugins/mailing-list/entities/mailing-list-contact.entity';
import { mailingListFile } from '#src/plugins/mailing-list/mailing-list-file';
import { exportMailingLists } from '#src/plugins/mailing-list/mailing-list-permission';
import type { MailingListSettings } from '#src/plugins/mailing-list/mailing-list-settings';
import { MAILING_LIST_SETTINGS } from '#src/plugins/mailing-list/mailing-list-settings';

interface Counted {
  readonly name: string;
  readonly subscribed: number;
  readonly unsubscribed: number;
}

/** Hands the lists to their senders. Contacts who were asked and have not confirmed are in none: they must not be mailed. */
@Resolver()
export class MailingListAdminResolver {
  constructor(
    private readonly connection: TransactionalConnection,
    @Inject(MAILING_LIST_SETTINGS) private readonly settings: MailingListSettings,
  ) {}

  @Query()
  @Allow(exportMailingLists.Permission)
  async mailingLists(@Ctx() ctx: RequestContext): Promise<readonly Counted[]> {
    const rows = await this.connection
      .getRepository(ctx, MailingListContact)
      .createQueryBuilder('contact')
      .select('contact.list', 'name')
      .addSelect("COUNT(*) FILTER (WHERE contact.state = 'subscribed')::int", 'subscribed')
      .addSelect("COUNT(*) FILTER (WHERE contact.state = 'unsubscribed')::int", 'unsubscribed')
      .groupBy('contact.list')
      .getRawMany<Counted>();
    const none = { subscribed: 0, unsubscribed: 0 };
    return this.settings.lists.map((name) => ({ ...none, name, ...rows.find((row) => row.name === name) }));
  }

  @Query()
  @Allow(exportMailingLists.Permission)
  async mailingListFile(@Ctx() ctx: RequestContext, @Args('list') name: string): Promise<string> {
    const list = this.settings.lists.find((one) => one === name);
    if (list === undefined) throw notFound('mailing list');
    const contacts = await this.connection
      .getRepository(ctx, MailingListContact)
      .find({ where: { list, state: In(['subscribed', 'unsubscribed']) }, order: { contact: 'ASC' } });
    return mailingListFile(contacts, this.settings);
  }
}
