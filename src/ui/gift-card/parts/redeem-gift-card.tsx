import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { Button } from '#src/ui/kit/button';
import { FormView } from '#src/ui/kit/form-view';
import { Notice } from '#src/ui/kit/notice';
import { TextField } from '#src/ui/kit/text-field';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { RedeemGiftCardPresenter } from './redeem-gift-card.presenter';

const messages = giftCardMessages.account;

interface RedeemGiftCardProps {
  readonly onRedeemed?: (() => void) | undefined;
}

/** Everyone can check a card; only customers have store credit. */
export const RedeemGiftCard = observer(function RedeemGiftCard({ onRedeemed }: RedeemGiftCardProps) {
  const card = usePresenter(RedeemGiftCardPresenter);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  async function redeem(): Promise<void> {
    if (await card.redeem()) onRedeemed?.();
    field.current?.focus();
  }

  return (
    <FormView send={() => card.check()}>
      <TextField
        ref={field}
        form={card.form}
        field="code"
        kind="code"
        name="gift-card-code"
        label={giftCardMessages.codeLabel}
        onType={(code) => card.type(code)}
        action={
          <Button type="submit" variant="secondary" busy={card.checking.isBusy} busyLabel={messages.checking}>
            {messages.check}
          </Button>
        }
      />
      {card.balance !== undefined && (
        <Notice still>
          <p>{card.balance}</p>
          {card.nextStep === 'convert' && <p className="note">{messages.once}</p>}
          {card.nextStep === 'sign-in' && (
            <p className="note">
              {messages.forGuests} <Link to="/account/gift-cards/">{messages.signIn}</Link>
            </p>
          )}
        </Notice>
      )}
      {card.nextStep === 'convert' && (
        <Button busy={card.redeeming.isBusy} busyLabel={messages.redeeming} onClick={() => void redeem()}>
          {messages.redeem}
        </Button>
      )}
      {card.redeemed !== undefined && <Notice tone="success" still text={card.redeemed} />}
    </FormView>
  );
});
