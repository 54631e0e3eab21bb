import type { FieldErrors } from '#src/application/ports/gateway-error';
import type { Clock } from '#src/application/ports/system/clock';
import type { GiftCardDetails, TypedGiftCardDetails } from '#src/domain/gift-card/gift-card';
import { deliveryDays } from '#src/domain/gift-card/gift-card-delivery';
import {
  checkGiftCard,
  giftCardDetails,
  type GiftCardField,
  type GiftCardProblems,
  longestMessage,
  messageLength,
  noGiftCardDetails,
} from '#src/ui/forms/gift-card-form';
import { giftCardMessages } from '#src/ui/messages/gift-card-messages';
import { autoObservable } from '#src/ui/state/auto-observable';

/** What the server calls the fields; what it says of them is put into the shopper's words. */
const serverFields: ReadonlyMap<string, readonly [GiftCardField, string]> = new Map(
  Object.entries({
    recipient_name: ['recipientName', giftCardMessages.problems.nameTooLong],
    recipient_email: ['recipientEmail', giftCardMessages.problems.recipientEmail],
    purchaser_name: ['purchaserName', giftCardMessages.problems.nameTooLong],
    gift_message: ['message', giftCardMessages.problems.messageTooLong],
    send_email_at: ['day', giftCardMessages.problems.dayOver],
  }),
);

/** Who gets a gift card, while it is being typed: the fields, and what is wrong with them. */
export class DetailsForm {
  fields: TypedGiftCardDetails = noGiftCardDetails;
  problems: GiftCardProblems = {};

  constructor(private readonly clock: Clock) {
    autoObservable(this, { clock: false });
  }

  /** The days among which the shopper may choose. */
  get days(): { readonly first: string; readonly last: string } {
    return deliveryDays(this.clock.now());
  }

  /** How much may still be written; negative when it is too much. */
  get charactersLeft(): number {
    return longestMessage - messageLength(this.fields.message);
  }

  start(fields: TypedGiftCardDetails = noGiftCardDetails): void {
    this.fields = fields;
    this.problems = {};
  }

  type(field: GiftCardField, value: string): void {
    this.fields = { ...this.fields, [field]: value };
    if (this.problems[field] !== undefined) this.judge(field);
  }

  /** Leaving a field that holds something says what is wrong with it. */
  leave(field: GiftCardField): void {
    if (this.fields[field] !== '') this.judge(field);
  }

  /** What was typed, when nothing is wrong with it. */
  check(): GiftCardDetails | undefined {
    this.problems = checkGiftCard(this.fields, this.clock.now());
    return Object.keys(this.problems).length === 0 ? giftCardDetails(this.fields, this.clock.now()) : undefined;
  }

  /** Puts what the server refused beside its fields; false when it was about none of them. */
  refuse(errors: FieldErrors): boolean {
    const found = Object.keys(errors).flatMap((key) => {
      const known = serverFields.get(key.split('.').at(-1) ?? '');
      return known ? [known] : [];
    });
    this.problems = { ...this.problems, ...Object.fromEntries(found) };
    return found.length > 0;
  }

  private judge(field: GiftCardField): void {
    const { [field]: problem } = checkGiftCard(this.fields, this.clock.now());
    const { [field]: _old, ...others } = this.problems;
    this.problems = problem === undefined ? others : { ...others, [field]: problem };
  }
}
