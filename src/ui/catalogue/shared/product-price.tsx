import { observer } from 'mobx-react-lite';
import { pricePerCan } from '#src/domain/catalogue/can-count';
import type { Product } from '#src/domain/catalogue/product';
import { isDiscounted, type PricedProduct } from '#src/domain/catalogue/shopper-price';
import { leastGiftCard, openGiftCard } from '#src/domain/gift-card/gift-card';
import { type Cents, formatMoney } from '#src/domain/money/money';
import { Price } from '#src/ui/kit/price';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { useSite } from '#src/ui/shell/site-identity';
import { priceMessages } from './price-messages';
import { productMessages } from './product-messages';
import { ShopperPricePresenter } from './shopper-price.presenter';

interface ProductPriceProps {
  readonly product: PricedProduct & Pick<Product, 'sku'>;
  readonly quantity?: number;
  readonly large?: boolean;
}

export const ProductPrice = observer(function ProductPrice({ product, quantity, large }: ProductPriceProps) {
  const { shell } = useSite();
  const { price, regular, reason } = usePresenter(ShopperPricePresenter).priceOf(product, shell.caseOffers, quantity);
  return (
    <Price
      amount={formatMoney(isOpen(product) ? leastGiftCard : price)}
      label={reason && priceMessages.yours}
      struck={reason && { amount: formatMoney(regular), label: priceMessages.regular }}
      reason={reason && priceMessages.reasons[reason]}
      unit={unitOf(product, price)}
      large={large}
      reserved={isDiscounted(product)}
    />
  );
});

/** True when the shopper sets the value. */
function isOpen({ sku }: ProductPriceProps['product']): boolean {
  return sku === openGiftCard;
}

function unitOf(product: ProductPriceProps['product'], price: Cents): string | undefined {
  if (product.composedOf !== undefined || isOpen(product)) return productMessages.andUp;
  const each = pricePerCan({ ...product, price });
  return each === undefined ? undefined : productMessages.eachCan(formatMoney(each));
}
