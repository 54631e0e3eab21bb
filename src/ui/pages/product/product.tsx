import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ProductContent } from '../../../domain/content/page-content';
import { maximumQuantity } from '../../../domain/cart/quantity';
import { formatMoney } from '../../../domain/money/format-money';
import type { PageProps } from '../../app/page-route';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { Picture } from '../../components/picture';
import { asPictureSource } from '../../components/picture-source';
import { Price } from '../../components/price';
import { ProductGrid } from '../../components/product-grid';
import { QuantityStepper } from '../../components/quantity-stepper';
import { StarRating } from '../../components/star-rating';
import { tintStyle } from '../../components/tint';
import { usePresenter } from '../../di/use-presenter';
import { contentWords } from '../../text/content-words';
import { describeStock, productWords } from '../../text/product-words';
import { AddToCartButton } from '../cart/add-to-cart-button';
import { ShelfCard } from '../shop/shelf-card';
import { ProductDetails } from './product-details';
import { ProductPresenter } from './product.presenter';
import styles from './product.module.css';

/** One product with everything there is to know about it (spec §2 /en-US/products/{slug}). */
export const ProductPage = observer(function ProductPage({ content }: PageProps<ProductContent>) {
  const presenter = usePresenter(ProductPresenter);
  const [quantity, setQuantity] = useState(1);
  const product = presenter.current(content.product);
  const [picture] = content.pictures;
  useEffect(() => void presenter.refresh(content.product.sku), [presenter, content.product.sku]);
  const stock = describeStock(product.stock) ?? productWords.inStock;

  return (
    <>
      <div className="container">
        <Breadcrumbs
          label={contentWords.breadcrumbs}
          items={[{ label: contentWords.home, to: '/' }, { label: productWords.shop, to: '/shop/' }, { label: product.name }]}
        />
        <div className={styles.top} style={tintStyle(product.tint)}>
          <div className={styles.stage}>{picture && <Picture {...asPictureSource(picture)} alt={picture.alt} eager />}</div>
          <div className={styles.words}>
            <h1>{product.name}</h1>
            <p className={styles.tagline}>{product.tagline}</p>
            {content.reviewStats.count > 0 && (
              <StarRating score={content.reviewStats.score}>{contentWords.score(content.reviewStats.score, content.reviewStats.count)}</StarRating>
            )}
            <p>{content.text}</p>
            <Price amount={formatMoney(product.price)} large />
            <p className={styles.stock}>{stock}</p>
            <div className={styles.buy}>
              <QuantityStepper
                label={productWords.quantity}
                decreaseLabel={productWords.fewer}
                increaseLabel={productWords.more}
                value={quantity}
                max={maximumQuantity}
                onChange={setQuantity}
              />
              <AddToCartButton product={product} quantity={quantity} />
            </div>
            {product.noIndividualPurchase && <p className={styles.stock}>{productWords.notAlone}</p>}
          </div>
        </div>
        <ProductDetails content={content} />
      </div>
      {content.related.length > 0 && (
        <section className="container section stack">
          <h2>{productWords.related}</h2>
          <ProductGrid label={productWords.related}>
            {content.related.map((related) => (
              <ShelfCard key={related.sku} product={related} headingLevel={3} />
            ))}
          </ProductGrid>
        </section>
      )}
    </>
  );
});
