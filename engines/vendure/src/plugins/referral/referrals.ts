import { randomBytes } from 'node:crypto';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Customer, RequestContext } from '@vendure/core';
import { CustomerEvent, EventBus, TransactionalConnection } from '@vendure/core';
import { CustomerAccounts } from '#src/plugins/core/customer/customer-accounts';
import { invalid } from '#src/plugins/core/shop-failure';
import { isEmail, normalEmail } from '#src/plugins/core/text-checks';
import { RecentCalls } from '#src/plugins/recent-calls/recent-calls';
import { ReferralIdentifier } from '#src/plugins/referral/entities/referral-identifier.entity';

/** Finds referrers by the identifiers in their links (spec §7 POST referral_identifiers). */
@Injectable()
export class Referrals implements OnApplicationBootstrap {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly events: EventBus,
    private readonly accounts: CustomerAccounts,
    private readonly calls: RecentCalls,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'forget-address-of-deleted-referrer',
      event: CustomerEvent,
      handler: async ({ ctx, type, entity }) => {
        if (type === 'deleted') await this.forget(ctx, entity);
      },
    });
  }

  /**
   * Returns the identifier of an e-mail address, always the same one. Throws INVALID for an invalid address. New ones
   * have the rate limit of messages, since anonymous callers can request them: RATE_LIMITED.
   */
  async identify(ctx: RequestContext, sent: string): Promise<string> {
    const email = normalEmail(sent);
    if (!isEmail(email)) throw invalid({ email: ['is invalid'] });
    const known = await this.identifierOf(ctx, email);
    if (known !== undefined) return known;
    await this.calls.takeMessage('referral', email, ctx.req?.ip);
    await this.connection
      .getRepository(ctx, ReferralIdentifier)
      .createQueryBuilder()
      .insert()
      .values({ identifier: randomBytes(9).toString('base64url'), email })
      .orIgnore()
      .execute();
    // Somebody else may have made it at the same moment.
    const made = await this.identifierOf(ctx, email);
    if (made === undefined) throw new Error('A referral identifier was not kept.');
    return made;
  }

  /** Finds the customer whose address an identifier stands for; null for a person who has no account. */
  async referrerOf(ctx: RequestContext, identifier: string): Promise<Customer | null> {
    const known = await this.connection.getRepository(ctx, ReferralIdentifier).findOne({ where: { identifier } });
    return known?.email ? this.accounts.byEmail(ctx, known.email) : null;
  }

  private async identifierOf(ctx: RequestContext, email: string): Promise<string | undefined> {
    const known = await this.connection.getRepository(ctx, ReferralIdentifier).findOne({ where: { email } });
    return known?.identifier;
  }

  /** The links of a deleted customer still work, but earn no reward. */
  private async forget(ctx: RequestContext, { customFields: { provenEmail: email } }: Customer): Promise<void> {
    if (email === null) return;
    await this.connection.getRepository(ctx, ReferralIdentifier).update({ email }, { email: null });
  }
}
