import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { maximumQuantity } from '#src/domain/cart/quantity';
import { canCount } from '#src/domain/catalogue/can-count';
import { casePriceOf } from '#src/domain/catalogue/full-case';
import type { Product } from '#src/domain/catalogue/product';
import { isGiftCard, openGiftCard } from '#src/domain/gift-card/gift-card';
import { type Cents, formatMoney } from '#src/domain/money/money';
import type { ProductContent } from '#src/domain/page/page-content';
import { planFromText, planToText, type PrepaidPlan } from '#src/domain/prepaid/prepaid-subscription';
import { AddToCartButton } from '#src/ui/cart/shared/add-to-cart-button';
import { describeStock, explainStock, productMessages } from '#src/ui/catalogue/shared/product-messages';
import { ProductPrice } from '#src/ui/catalogue/shared/product-price';
import { ShopperPricePresenter } from '#src/ui/catalogue/shared/shopper-price.presenter';
import { StockNoticesPresenter } from '#src/ui/catalogue/shared/stock-notices.presenter';
import { Notice } from '#src/ui/kit/notice';
import { Price } from '#src/ui/kit/price';
import { QuantityStepper } from '#src/ui/kit/quantity-stepper';
import { Skeleton } from '#src/ui/kit/skeleton';
import { useInjected, usePresenter } from '#src/ui/kit/use-presenter';
import { useSearchWriter } from '#src/ui/kit/use-search-writer';
import { PrepaidOfferPresenter } from '#src/ui/prepaid/shared/prepaid-offer.presenter';
import { LazyView } from '#src/ui/shell/lazy-view';
import { useSite } from '#src/ui/shell/site-identity';
import { LazyProductViews } from './lazy-product-views';
import type { ProductPresenter } from './product.presenter';
import styles from './buy-box.module.css';

interface BuyBoxProps {
  readonly presenter: ProductPresenter;
  readonly content: ProductContent;
}

/** On phones the last row is a bar at the lower edge; the page keeps that much space free (WCAG 2.4.11). */
export const BuyBox = observer(function BuyBox({ presenter, content }: BuyBoxProps) {
  const lazyViews = useInjected(LazyProductViews);
  const { product: built } = content;
  const product = presenter.current(built);
  const isPrepayable = usePresenter(PrepaidOfferPresenter).covers(product) && product.family === 'pack';
  const [plan, choosePlan] = usePrepaidPlan(isPrepayable);
  const [prepaidPrice, setPrepaidPrice] = useState<Cents>();
  const soldOut = product.stock.kind === 'out-of-stock';
  return (
    <div className="stack large-card">
      <div className={`stack ${styles.offer}`}>
        {plan && prepaidPrice !== undefined ? (
          <Price amount={formatMoney(prepaidPrice)} unit={productMessages.deliveries(plan.installmentCount)} large />
        ) : (
          <ProductPrice product={product} quantity={presenter.quantity} large />
        )}
        <p className={styles.stock} data-stock={product.stock.kind}>
          {describeStock(product.stock) ?? productMessages.inStock}
        </p>
        {!plan && <CasePrice content={content} product={product} quantity={presenter.quantity} />}
      </div>
      {isPrepayable && !soldOut && (
        <div className={styles.prepaid}>
          <LazyView
            load={lazyViews.prepaidChoice}
            props={{
              name: 'buy',
              product,
              quantity: presenter.quantity,
              plan,
              onChoose: choosePlan,
              onPrice: setPrepaidPrice,
            }}
          />
        </div>
      )}
      {soldOut && <p className="note">{explainStock(product)}</p>}
      {soldOut ? (
        <BackInStock presenter={presenter} sku={product.sku} />
      ) : isGiftCard(product) ? (
        <GiftCard product={product} />
      ) : (
        <div className={`cluster ${styles.buy}`}>
          <QuantityStepper
            label={productMessages.quantity}
            decreaseLabel={productMessages.fewer}
            increaseLabel={productMessages.more}
            value={presenter.quantity}
            max={maximumQuantity}
            onChange={(quantity) => presenter.setQuantity(quantity)}
          />
          <AddToCartButton product={product} quantity={presenter.quantity} prepaid={plan} prepaidPrice={prepaidPrice} />
        </div>
      )}
      {!soldOut && !built.isMailed && (
        <div className={styles.delivery}>
          <LazyView
            load={lazyViews.deliveryEstimate}
            props={{ isWine: product.family !== 'merch' }}
            when={presenter.isAtRest}
          />
        </div>
      )}
      {!soldOut && product.family !== 'merch' && <p className={`note ${styles.word}`}>{explainStock(product)}</p>}
      {product.family === 'wine' && (
        <div className={styles.compare}>
          <LazyView load={lazyViews.compareControl} props={{ product }} />
        </div>
      )}
      {built.noIndividualPurchase && (
        <Notice still title={productMessages.notAlone.title} text={productMessages.notAlone.text} />
      )}
    </div>
  );
});

interface CasePriceProps {
  readonly content: Pick<ProductContent, 'product' | 'casePrices'>;
  /** Has today's price and stock. */
  readonly product: Product;
  readonly quantity: number;
}

/** Appears only when the shopper would pay less and the price behind it is valid (spec §3 Kit). */
const CasePrice = observer(function CasePrice({ content, product, quantity }: CasePriceProps) {
  const { shell } = useSite();
  const { price } = usePresenter(ShopperPricePresenter).priceOf(product, shell.caseOffers, quantity);
  const { product: built, casePrices = {} } = content;
  const inCase = casePriceOf(casePrices, canCount({ name: built.name, quantity: 1, parts: [] }));
  if (inCase === undefined || inCase >= price || product.price !== built.price) return null;
  return <p className="note">{productMessages.casePrice(formatMoney(inCase))}</p>;
});

/** Its code loads after the page. */
function BackInStock({ presenter, sku }: { readonly presenter: ProductPresenter; readonly sku: string }) {
  const { notifyForm } = useInjected(LazyProductViews);
  const notices = usePresenter(StockNoticesPresenter);
  if (!notices.areOffered) return null;
  return (
    <section className="stack gap-3" id="back-in-stock-form" aria-labelledby="back-in-stock">
      <h2 className="small-title" id="back-in-stock">
        {productMessages.backInStock.title}
      </h2>
      <p className="note">{productMessages.backInStock.text}</p>
      <div className={styles.backForm}>
        <LazyView key={sku} load={notifyForm} props={{ sku, onAvailable: () => void presenter.refresh() }} />
      </div>
    </section>
  );
}

/** Its code loads after the page; its space is reserved. */
function GiftCard({ product }: { readonly product: Product }) {
  const { buyGiftCard } = useInjected(LazyProductViews);
  return (
    <div className={styles.giftCard} data-open={product.sku === openGiftCard || undefined}>
      <LazyView load={buyGiftCard} props={{ product }}>
        <noscript>
          <p>{productMessages.giftCard.withoutScript}</p>
        </noscript>
        <Skeleton label={productMessages.giftCard.loading} lines={6} />
      </LazyView>
    </div>
  );
}

/** A choice counts at once: the address follows later, and a radio button must not fall back until then. */
export function usePrepaidPlan(
  isOffered: boolean,
): readonly [PrepaidPlan | undefined, (plan: PrepaidPlan | undefined) => void] {
  const [parameters] = useSearchParams();
  const write = useSearchWriter();
  const asked = parameters.get('prepaid') ?? '';
  const [wish, setWish] = useState({ asked, text: asked });
  const text = wish.asked === asked ? wish.text : asked;
  return [
    isOffered ? planFromText(text) : undefined,
    (plan) => {
      const wanted = plan ? planToText(plan) : '';
      setWish({ asked, text: wanted });
      write(wanted && `?prepaid=${wanted}`);
    },
  ];
}
