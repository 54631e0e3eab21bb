import { canCount } from '#src/domain/catalogue/can-count';
import { casePriceOf, fullCase } from '#src/domain/catalogue/full-case';
import type { Product } from '#src/domain/catalogue/product';
import type { ProductContent } from '#src/domain/content/page-content';
import { formatMoney } from '#src/domain/money/format-money';
import { productMessages } from '#src/ui/messages/product-messages';

interface CasePriceProps {
  readonly content: Pick<ProductContent, 'product' | 'casePrices'>;
  /** As it is sold now. */
  readonly product: Product;
}

/** What a pack costs in a full case (spec §3 Kit), as long as the price that it was reckoned from still holds. */
export function CasePrice({ content: { product: built, casePrices = {} }, product }: CasePriceProps) {
  const cans = canCount({ name: built.name, quantity: 1, parts: [] });
  const price = casePriceOf(casePrices, cans);
  if (price === undefined || product.price !== built.price) return null;
  return <p className="note">{productMessages.casePrice(formatMoney(price), fullCase(cans) !== undefined)}</p>;
}
