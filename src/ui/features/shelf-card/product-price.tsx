import { observer } from 'mobx-react-lite';
import { pricePerCan } from '#src/domain/catalogue/can-count';
import type { Product } from '#src/domain/catalogue/product';
import { leastGiftCard, openGiftCard } from '#src/domain/gift-card/gift-card';
import { formatMoney } from '#src/domain/money/money';
import { Price } from '#src/ui/components/price';
import { usePresenter } from '#src/ui/di/use-presenter';
import { productMessages } from '#src/ui/messages/product-messages';
import { MemberPricePresenter } from './member-price.presenter';

interface ProductPriceProps {
  readonly product: Pick<Product, 'sku' | 'name' | 'price' | 'family' | 'composedOf'>;
  readonly large?: boolean;
}

/** What a product costs, for packs what that makes for each can, and beside it what members of the club pay. */
export const ProductPrice = observer(function ProductPrice({ product, large }: ProductPriceProps) {
  const ofMembers = usePresenter(MemberPricePresenter).priceOf(product);
  return (
    <Price
      amount={formatMoney(isOpen(product) ? leastGiftCard : product.price)}
      label={ofMembers && productMessages.regularPrice}
      unit={unitOf(product)}
      club={ofMembers && { amount: formatMoney(ofMembers), label: productMessages.memberPrice }}
      large={large}
    />
  );
});

/** Worth what the shopper says. */
function isOpen({ sku }: ProductPriceProps['product']): boolean {
  return sku === openGiftCard;
}

function unitOf(product: ProductPriceProps['product']): string | undefined {
  if (product.composedOf !== undefined || isOpen(product)) return productMessages.andUp;
  const each = pricePerCan(product);
  return each === undefined ? undefined : productMessages.eachCan(formatMoney(each));
}
