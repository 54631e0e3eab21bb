import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { maximumQuantity } from '#src/domain/cart/quantity';
import type { ProductContent } from '#src/domain/content/page-content';
import { isGiftCard } from '#src/domain/gift-card/gift-card';
import type { Cents } from '#src/domain/money/money';
import { Notice } from '#src/ui/components/notice';
import { QuantityStepper } from '#src/ui/components/quantity-stepper';
import { AddToCartButton } from '#src/ui/features/add-to-cart/add-to-cart-button';
import { ProductPrice } from '#src/ui/features/shelf-card/product-price';
import { describeStock, explainStock, productMessages } from '#src/ui/messages/product-messages';
import { BackInStock } from './back-in-stock';
import { CasePrice } from './case-price';
import { GiftCardSlot } from './gift-card-slot';
import { PrepaidSlot } from './prepaid/prepaid-slot';
import { usePrepaidPlan } from './prepaid/use-prepaid-plan';
import type { ProductPresenter } from './product.presenter';
import styles from './buy-box.module.css';

interface BuyBoxProps {
  readonly presenter: ProductPresenter;
  readonly content: ProductContent;
}

/**
 * What it costs, whether there is any, and the way to take it along. On phones the last row is a bar at the lower edge: the
 * page keeps that much room free at its end and around whatever has the focus (WCAG 2.4.11).
 */
export const BuyBox = observer(function BuyBox({ presenter, content }: BuyBoxProps) {
  const { product: built } = content;
  const product = presenter.current(built);
  const isPrepayable = product.isSubscribable === true && product.family === 'pack';
  const [plan, choosePlan] = usePrepaidPlan(isPrepayable);
  const [prepaidPrice, setPrepaidPrice] = useState<Cents>();
  const soldOut = product.stock.kind === 'out-of-stock';
  return (
    <div className={styles.box}>
      <div className={styles.offer}>
        <ProductPrice product={product} large />
        <div className={styles.word}>
          <p className={styles.stock} data-stock={product.stock.kind}>
            {describeStock(product.stock) ?? productMessages.inStock}
          </p>
          <p className="note">{explainStock(product)}</p>
        </div>
        <CasePrice content={content} product={product} />
      </div>
      {isPrepayable && !soldOut && (
        <PrepaidSlot
          product={product}
          quantity={presenter.quantity}
          plan={plan}
          onChoose={choosePlan}
          onPrice={setPrepaidPrice}
        />
      )}
      {soldOut ? (
        <BackInStock presenter={presenter} sku={product.sku} />
      ) : isGiftCard(product) ? (
        <GiftCardSlot product={product} />
      ) : (
        <div className={styles.buy}>
          <QuantityStepper
            label={productMessages.quantity}
            decreaseLabel={productMessages.fewer}
            increaseLabel={productMessages.more}
            value={presenter.quantity}
            max={maximumQuantity}
            onChange={(quantity) => presenter.choose(quantity)}
          />
          <AddToCartButton product={product} quantity={presenter.quantity} prepaid={plan} prepaidPrice={prepaidPrice} />
        </div>
      )}
      {built.noIndividualPurchase && (
        <Notice still title={productMessages.notAlone.title}>
          {productMessages.notAlone.text}
        </Notice>
      )}
    </div>
  );
});
