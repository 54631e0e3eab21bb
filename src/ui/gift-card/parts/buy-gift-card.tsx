import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { Product } from '#src/domain/catalogue/product';
import { openGiftCard } from '#src/domain/gift-card/gift-card';
import { giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { QuietLink } from '#src/ui/kit/button';
import { Chip } from '#src/ui/kit/chip';
import { describeFailure } from '#src/ui/kit/failures';
import { FormView, SubmitButton } from '#src/ui/kit/form-view';
import { Notice } from '#src/ui/kit/notice';
import { TextField } from '#src/ui/kit/text-field';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { useWrittenPages } from '#src/ui/shell/site-identity';
import { BuyGiftCardPresenter } from './buy-gift-card.presenter';
import { GiftCardFields } from './gift-card-fields';
import styles from './gift-card.module.css';

const messages = giftCardMessages.buy;

export interface BuyGiftCardProps {
  readonly product: Pick<Product, 'sku' | 'name'>;
}

export const BuyGiftCard = observer(function BuyGiftCard({ product }: BuyGiftCardProps) {
  const buy = usePresenter(BuyGiftCardPresenter);
  const isWritten = useWrittenPages();

  return (
    <FormView className={`stack ${styles.form}`} aria-label={messages.title} send={() => buy.submit(product)}>
      <nav className={`cluster gap-2 ${styles.amounts}`} aria-label={messages.amounts}>
        {buy.amounts.map(({ sku, to, label }) => (
          <Chip key={sku} to={to} on={sku === product.sku}>
            {label}
          </Chip>
        ))}
      </nav>
      {product.sku === openGiftCard && (
        <TextField
          form={buy.entry.form}
          field="amount"
          name="gift-card-amount"
          inputMode="numeric"
          autoComplete="off"
          label={messages.amount}
          hint={messages.amountHint}
          required
        />
      )}
      <GiftCardFields entry={buy.entry} />
      <div role="alert">
        {buy.adding.error && <Notice tone="error" still text={describeFailure(buy.adding.error)} />}
        {buy.isWithoutDetails && (
          <Notice
            tone="warning"
            still
            action={<QuietLink to="/cart/">{messages.tellInCart}</QuietLink>}
            text={messages.withoutDetails}
          />
        )}
      </div>
      <SubmitButton
        wide
        label={messages.action}
        busy={buy.adding.isBusy}
        busyLabel={messages.adding}
        aria-label={messages.actionNamed(product.name)}
      />
      {isWritten('/gift-card-balance/') && (
        <Link className="note tap" to="/gift-card-balance/">
          {messages.checkBalance}
        </Link>
      )}
    </FormView>
  );
});

export { BuyGiftCard as View };
