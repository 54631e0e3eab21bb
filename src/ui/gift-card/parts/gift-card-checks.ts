import { IsEmail, IsNotEmpty, MaxLength } from 'class-validator';
import type { GiftCardDetails, TypedGiftCardDetails } from '#src/domain/gift-card/gift-card';
import { type GiftCardAmount, parseGiftCardAmount } from '#src/domain/gift-card/gift-card-amount';
import { deliveryOn, type GiftCardDelivery } from '#src/domain/gift-card/gift-card-delivery';
import { giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { IsAtMost } from '#src/ui/kit/at-most';
import { findProblems } from '#src/ui/kit/find-problems';
import type { Problems, Values } from '#src/ui/kit/form';

const { problems } = giftCardMessages;

/** The maximum length of a message in visible characters: an emoji is one. */
export const longestMessage = 500;
const longestName = 100;

class GiftCardForm {
  @IsNotEmpty({ message: problems.recipientName })
  @IsAtMost(longestName, { message: problems.nameTooLong })
  recipientName = '';

  @IsEmail({}, { message: problems.recipientEmail })
  @MaxLength(254, { message: problems.recipientEmail })
  recipientEmail = '';

  @IsNotEmpty({ message: problems.purchaserName })
  @IsAtMost(longestName, { message: problems.nameTooLong })
  purchaserName = '';

  @IsAtMost(longestMessage, { message: problems.messageTooLong })
  message = '';
}

/** `amount` counts only where the shopper sets it. */
export type GiftCardField = keyof TypedGiftCardDetails | 'amount';

export const emptyGiftCard: Values<GiftCardField> = {
  amount: '',
  recipientName: '',
  recipientEmail: '',
  purchaserName: '',
  day: '',
  message: '',
};

export const giftCardFields = Object.keys(emptyGiftCard) as readonly GiftCardField[];

const dayProblems: Readonly<Record<GiftCardDelivery['kind'], string | undefined>> = {
  'at-once': undefined,
  later: undefined,
  'not-a-day': problems.dayNotADay,
  over: problems.dayOver,
  'too-far': problems.dayTooFar,
};

const amountProblems: Readonly<Record<GiftCardAmount['kind'], string | undefined>> = {
  amount: undefined,
  'not-a-number': problems.amountNotANumber,
  'not-whole': problems.amountNotWhole,
  'too-little': problems.amountTooLittle,
  'too-much': problems.amountTooMuch,
};

export function checkGiftCard(typed: Values<GiftCardField>, now: number): Problems<GiftCardField> {
  const { day: typedDay, amount: typedAmount, ...texts } = typed;
  const day = dayProblems[deliveryOn(typedDay, now).kind];
  const amount = amountProblems[parseGiftCardAmount(typedAmount).kind];
  return {
    ...findProblems(GiftCardForm, texts),
    ...(day !== undefined && { day }),
    ...(amount !== undefined && { amount }),
  };
}

/** The values have to be valid. */
export function giftCardDetails(
  { recipientName, recipientEmail, purchaserName, message, day }: TypedGiftCardDetails,
  now: number,
): GiftCardDetails {
  const delivery = deliveryOn(day, now);
  return {
    recipientName,
    recipientEmail,
    purchaserName,
    message,
    ...(delivery.kind === 'later' && { sendAt: delivery.sendAt }),
  };
}
