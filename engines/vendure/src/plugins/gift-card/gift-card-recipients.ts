import { Injectable } from '@nestjs/common';
import type { ID, Order, RequestContext } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { invalid, notFound } from '#src/plugins/core/shop-failure';
import { isEmail, lengthProblem, lineProblem, normalEmail } from '#src/plugins/core/text-checks';
import { GiftCard } from '#src/plugins/gift-card/entities/gift-card.entity';
import { LineGiftCards } from './line-gift-cards';
import { sendingProblem } from './sending-time';

/** The recipient of a card. An empty text clears the stored one, and without a time the card is sent at once. */
export interface GiftCardRecipient {
  readonly id: ID;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly purchaserName: string;
  readonly message: string;
  readonly sendAt?: Date | null;
}

type Told = Pick<GiftCard, 'recipientName' | 'recipientEmail' | 'purchaserName' | 'message' | 'sendAt'>;

const maxName = 100;
const maxMessage = 500;

/** Notes who gets the cards of a cart. */
@Injectable()
export class GiftCardRecipients {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly cards: LineGiftCards,
  ) {}

  /** Throws NOT_FOUND for a card of another order, and INVALID with all that is wrong; then nothing is noted. */
  async set(ctx: RequestContext, order: Order, recipients: readonly GiftCardRecipient[]): Promise<void> {
    const mine = new Set((await this.cards.of(ctx, order)).map(({ id }) => String(id)));
    if (recipients.some(({ id }) => !mine.has(String(id)))) throw notFound('gift card');
    const changes = recipients.map((recipient) => ({ id: recipient.id, told: toldBy(recipient) }));
    const now = new Date();
    const problems = changes.flatMap(({ id, told }) =>
      problemsOf(told, now).map(([field, problem]) => [`gift_cards.${id}.${field}`, [problem]] as const),
    );
    if (problems.length > 0) throw invalid(Object.fromEntries(problems));
    for (const { id, told } of changes) await this.connection.getRepository(ctx, GiftCard).update(id, told);
  }
}

function toldBy({ recipientName, recipientEmail, purchaserName, message, sendAt }: GiftCardRecipient): Told {
  return {
    recipientName: line(recipientName),
    recipientEmail: normalEmail(recipientEmail) || null,
    purchaserName: line(purchaserName),
    message: message.trim() || null,
    sendAt: sendAt ?? null,
  };
}

function line(text: string): string | null {
  return text.trim().replace(/\s+/g, ' ') || null;
}

function problemsOf(told: Told, now: Date): readonly (readonly [field: string, problem: string])[] {
  const { recipientName, recipientEmail, purchaserName, message, sendAt } = told;
  const problems: readonly (readonly [string, string | undefined])[] = [
    ['recipient_name', lineProblem(recipientName ?? '', maxName)],
    ['purchaser_name', lineProblem(purchaserName ?? '', maxName)],
    ['recipient_email', recipientEmail === null || isEmail(recipientEmail) ? undefined : 'is invalid'],
    ['gift_message', lengthProblem(message ?? '', maxMessage)],
    ['send_email_at', sendAt === null ? undefined : sendingProblem(sendAt, now)],
  ];
  return problems.flatMap(([field, problem]) => (problem === undefined ? [] : [[field, problem] as const]));
}
