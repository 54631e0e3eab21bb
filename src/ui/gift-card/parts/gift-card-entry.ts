import type { FieldErrors } from '#src/application/ports/gateway-error';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import type { GiftCardDetails } from '#src/domain/gift-card/gift-card';
import { deliveryDays } from '#src/domain/gift-card/gift-card-delivery';
import { watchCustomer } from '#src/ui/customer/shared/watch-customer';
import { giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { countCharacters } from '#src/ui/kit/at-most';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { Form, type Values } from '#src/ui/kit/form';
import {
  checkGiftCard,
  emptyGiftCard,
  giftCardDetails,
  type GiftCardField,
  giftCardFields,
  longestMessage,
} from './gift-card-checks';

/** The server's names of the fields; its errors become the shop's own messages. */
const serverFields: ReadonlyMap<string, readonly [GiftCardField, string]> = new Map(
  Object.entries({
    recipient_name: ['recipientName', giftCardMessages.problems.nameTooLong],
    recipient_email: ['recipientEmail', giftCardMessages.problems.recipientEmail],
    purchaser_name: ['purchaserName', giftCardMessages.problems.nameTooLong],
    gift_message: ['message', giftCardMessages.problems.messageTooLong],
    send_email_at: ['day', giftCardMessages.problems.dayOver],
  }),
);

export class GiftCardEntry {
  static readonly uses = { clock: Clock, customer: CustomerState };
  static readonly isShared = false;

  readonly form: Form<GiftCardField>;
  private saveDraft: (values: Values<GiftCardField>) => void = () => undefined;

  constructor(private readonly use: Used<typeof GiftCardEntry.uses>) {
    this.form = new Form({
      empty: emptyGiftCard,
      texts: ['message'],
      findProblems: (values) => checkGiftCard(values, use.clock.now()),
      saveDraft: (values) => this.saveDraft(values),
    });
    autoObservable(this, { saveDraft: false });
  }

  start(values: Partial<Values<GiftCardField>>, saveDraft?: (values: Values<GiftCardField>) => void): void {
    this.saveDraft = saveDraft ?? this.saveDraft;
    this.form.start(values);
  }

  /** Calls back when the customer who typed has left; returns a function that stops it. */
  whenCustomerLeaves(forget: () => void): () => void {
    return watchCustomer(this.use.customer, { forget });
  }

  get days(): { readonly first: string; readonly last: string } {
    return deliveryDays(this.use.clock.now());
  }

  /** Negative when the text is too long. */
  get charactersLeft(): number {
    return longestMessage - countCharacters(this.form.values.message);
  }

  /** Undefined when a value is invalid. The amount is required only where the shopper sets it. */
  check({ asksAmount }: { readonly asksAmount: boolean }): GiftCardDetails | undefined {
    const isFine = this.form.check(asksAmount ? giftCardFields : giftCardFields.filter((field) => field !== 'amount'));
    return isFine ? giftCardDetails(this.form.entered, this.use.clock.now()) : undefined;
  }

  refuse(errors: FieldErrors): boolean {
    const found = Object.keys(errors).flatMap((key) => {
      const known = serverFields.get(key.split('.').at(-1) ?? '');
      return known ? [known] : [];
    });
    this.form.refuse(Object.fromEntries(found));
    return found.length > 0;
  }
}
