import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useRef } from 'react';
import type { Product } from '#src/domain/catalogue/product';
import { openGiftCard } from '#src/domain/gift-card/gift-card';
import { Button } from '#src/ui/components/button';
import { Chip } from '#src/ui/components/chip';
import { Field } from '#src/ui/components/field';
import { LinkButton } from '#src/ui/components/link-button';
import { Notice } from '#src/ui/components/notice';
import { usePresenter } from '#src/ui/di/use-presenter';
import { giftCardMessages } from '#src/ui/messages/gift-card-messages';
import { BuyGiftCardPresenter } from './buy-gift-card.presenter';
import { DetailsFields } from './details-fields';
import styles from './gift-card.module.css';

const words = giftCardMessages.buy;

export interface BuyGiftCardProps {
  readonly product: Pick<Product, 'sku' | 'name'>;
}

/** Which amount, who gets it and when: the way a gift card goes into the cart. */
export const BuyGiftCard = observer(function BuyGiftCard({ product }: BuyGiftCardProps) {
  const buy = usePresenter(BuyGiftCardPresenter);
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (await buy.submit(product)) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={words.title}
      onSubmit={(event) => void submit(event)}
    >
      <nav className={styles.amounts} aria-label={words.amounts}>
        {buy.amounts.map(({ sku, to, label }) => (
          <Chip key={sku} to={to} on={sku === product.sku}>
            {label}
          </Chip>
        ))}
      </nav>
      {product.sku === openGiftCard && (
        <Field
          name="gift-card-amount"
          inputMode="numeric"
          autoComplete="off"
          label={words.amount}
          hint={words.amountHint}
          required
          value={buy.amount}
          error={buy.amountProblem}
          onChange={(amount) => buy.typeAmount(amount)}
          onBlur={() => buy.leaveAmount()}
        />
      )}
      <DetailsFields form={buy.form} onType={(field, value) => buy.type(field, value)} />
      <div role="alert">
        {buy.failure !== undefined && (
          <Notice tone="error" still>
            <p>{buy.failure}</p>
          </Notice>
        )}
        {buy.isWithoutDetails && (
          <Notice
            tone="warning"
            still
            action={
              <LinkButton to="/cart/" variant="quiet" small>
                {words.tellInCart}
              </LinkButton>
            }
          >
            <p>{words.withoutDetails}</p>
          </Notice>
        )}
      </div>
      <Button
        type="submit"
        wide
        busy={buy.isAdding}
        busyLabel={words.adding}
        aria-label={words.actionNamed(product.name)}
      >
        {words.action}
      </Button>
    </form>
  );
});
