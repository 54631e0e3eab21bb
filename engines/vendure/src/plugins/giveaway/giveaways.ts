import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { CustomerEvent, EventBus, Province, RequestContextService, TransactionalConnection } from '@vendure/core';
import { paragraph } from '#src/plugins/core/mails/mail';
import { MailWrittenEvent } from '#src/plugins/core/mails/mail-written-event';
import type { SentFields } from '#src/plugins/core/sent-fields';
import { nameProblem, textOf } from '#src/plugins/core/sent-fields';
import type { Fields } from '#src/plugins/core/shop-failure';
import { invalid, notFound } from '#src/plugins/core/shop-failure';
import { isEmail, normalEmail } from '#src/plugins/core/text-checks';
import { GiveawayEntry } from '#src/plugins/giveaway/entities/giveaway-entry.entity';
import { Giveaway } from '#src/plugins/giveaway/entities/giveaway.entity';
import { MessageThrottle } from '#src/plugins/recent-calls/message-throttle';

const longestName = 80;

/** Provinces of the United States for Vendure that are no states: their people cannot enter. */
const territories: readonly string[] = ['AA', 'AE', 'AP', 'AS', 'GU', 'MP', 'PR', 'UM', 'VI'];

type Sent = Pick<GiveawayEntry, 'name' | 'email' | 'state'>;

/** Takes entries for giveaways. An address enters once; its owner gets the same answer each time. */
@Injectable()
export class Giveaways implements OnApplicationBootstrap {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    private readonly events: EventBus,
    private readonly throttle: MessageThrottle,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'forget-entries-of-deleted-customer',
      event: CustomerEvent,
      handler: async ({ ctx, type, entity }) => {
        const { provenEmail: email } = entity.customFields;
        if (type === 'deleted' && email !== null)
          await this.connection.getRepository(ctx, GiveawayEntry).delete({ email });
      },
    });
  }

  /** Enters an address. Refuses invalid input by its fields, and a missing giveaway. */
  async enter(name: string, fields: SentFields): Promise<void> {
    await this.connection.withTransaction(await this.contexts.create({ apiType: 'shop' }), async (ctx) => {
      const giveaway = await this.connection.getRepository(ctx, Giveaway).findOneBy({ name });
      if (!giveaway) throw notFound('giveaway');
      const now = new Date();
      const sent = await this.read(ctx, giveaway, fields, now);
      const entered = await this.connection
        .getRepository(ctx, GiveawayEntry)
        .createQueryBuilder()
        .insert()
        .values({ ...sent, giveawayId: giveaway.id, enteredAt: now })
        .orIgnore()
        .returning('id')
        .execute();
      const [row] = entered.raw as readonly { readonly id: string }[];
      // An earlier entry was confirmed already, and the page says the same as the mail.
      if (row && (await this.throttle.take(ctx, sent.email))) await this.confirm(ctx, row.id, giveaway, sent.email);
    });
  }

  private async read(ctx: RequestContext, giveaway: Giveaway, sent: SentFields, now: Date): Promise<Sent> {
    const name = textOf(sent['name']).replace(/\s+/g, ' ');
    const [email, state] = [normalEmail(textOf(sent['email'])), textOf(sent['state']).toUpperCase()];
    const problems = {
      name: nameProblem(name, longestName),
      email: isEmail(email) ? undefined : 'is invalid',
      state: await this.stateProblem(ctx, giveaway, state),
      of_age: sent['of_age'] === true ? undefined : 'must be accepted',
      agrees_to_terms: sent['agrees_to_terms'] === true ? undefined : 'must be accepted',
      giveaway: timeProblem(giveaway, now),
    };
    const errors: Fields = Object.fromEntries(
      Object.entries(problems).flatMap(([field, problem]) => (problem === undefined ? [] : [[field, [problem]]])),
    );
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return { name, email, state };
  }

  private async stateProblem(ctx: RequestContext, giveaway: Giveaway, code: string): Promise<string | undefined> {
    if (giveaway.excludedStates.includes(code)) return 'is excluded';
    const isState =
      !territories.includes(code) &&
      (await this.connection.getRepository(ctx, Province).existsBy({ code, parent: { code: 'US' } }));
    return isState ? undefined : 'is not a state';
  }

  private async confirm(ctx: RequestContext, id: string, { title, endsAt }: Giveaway, email: string): Promise<void> {
    await this.events.publish(
      new MailWrittenEvent(ctx, `giveaway-entry/${id}`, {
        to: email,
        subject: `You are in: ${title}`,
        blocks: [
          paragraph('You are entered. There is nothing else to do, and a purchase does not improve your chances.'),
          { kind: 'facts', rows: [['Until', [lastMinute(endsAt)]]] },
          paragraph('We will only write to you here if you win. Your entry puts you on no mailing list.'),
          paragraph(
            'If somebody else entered your address, ignore this e-mail. We ask winners before we send anything.',
          ),
        ],
      }),
    );
  }
}

function timeProblem({ startsAt, endsAt }: Giveaway, now: Date): string | undefined {
  if (now < startsAt) return 'has not begun';
  return now >= endsAt ? 'is over' : undefined;
}

/** "May 3, 2027 at 11:59 PM EDT", as the page of the giveaway has it: giveaways end at midnight in the East. */
function lastMinute(end: Date): string {
  return new Date(end.getTime() - 1).toLocaleString('en-US', {
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
    timeZone: 'America/New_York',
  });
}
