import { observer } from 'mobx-react-lite';
import { type MouseEvent, useId } from 'react';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { OrderTotals } from '#src/ui/cart/shared/order-lines';
import { WalletsNote } from '#src/ui/checkout/shared/wallets-note';
import { DeliveryEstimate } from '#src/ui/geography/shared/delivery-estimate';
import { PayWithGiftCard } from '#src/ui/gift-card/parts/pay-with-gift-card';
import { Button, LinkButton } from '#src/ui/kit/button';
import { Notice } from '#src/ui/kit/notice';
import { ProgressBar } from '#src/ui/kit/progress-bar';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { PromoCodeForm } from '#src/ui/promo-code/parts/promo-code-form';
import type { CartPresenter } from './cart.presenter';
import { CasePriceHintPresenter } from './case-price-hint.presenter';
import { FreeShipping, Reached } from './free-shipping';
import styles from './cart.module.css';

export const CartSummary = observer(function CartSummary({ cart }: { readonly cart: CartPresenter }) {
  const { summary, needsAdult } = cart.shown;
  return (
    <section className={`stack gap-5 card ${styles.summary}`} aria-label={cartMessages.summary}>
      <h2 className="small-title">{cartMessages.summary}</h2>
      <CasePriceHint />
      <FreeShipping />
      {summary && <OrderTotals summary={summary} />}
      {cart.isShipped && <DeliveryEstimate isWine={needsAdult} />}
      <CheckoutLink cart={cart} />
      <WalletsNote />
      {needsAdult && <p className="note">{cartMessages.adultSignature}</p>}
      <hr />
      <PromoCodeForm />
      <PayWithGiftCard />
    </section>
  );
});

/** Shows the reason when products cannot be bought alone (spec §5 noIndividualPurchase) or are out of stock. */
export const CheckoutLink = observer(function CheckoutLink({ cart }: { readonly cart: CartPresenter }) {
  if (!cart.shown.canCheckOut) return <Notice tone="warning" text={cartMessages.notAloneCart} />;
  if (cart.shortages.length > 0) return <FixFirst shortages={cart.shortages} />;
  return (
    <LinkButton to="/checkout/" wide>
      {cartMessages.checkout}
    </LinkButton>
  );
});

function FixFirst({ shortages }: { readonly shortages: readonly string[] }) {
  const noteId = useId();
  function lead({ currentTarget }: MouseEvent<HTMLElement>): void {
    currentTarget.closest('dialog, main')?.querySelector<HTMLElement>('[data-fix]')?.focus();
  }
  return (
    <div className="stack gap-2">
      <p id={noteId} className="note">
        {shortages.join(' ')}
      </p>
      <Button wide aria-describedby={noteId} onClick={lead}>
        {cartMessages.fixFirst(shortages.length)}
      </Button>
    </div>
  );
}

export const CasePriceHint = observer(function CasePriceHint() {
  const { reached, next } = usePresenter(CasePriceHintPresenter);
  if (reached === undefined && next === undefined) return null;
  return (
    <div className="stack gap-2">
      {reached !== undefined && <Reached text={reached} />}
      {next && (
        <ProgressBar value={next.cans} max={next.size}>
          {next.text}
        </ProgressBar>
      )}
    </div>
  );
});
