import type { HomeContent, HomeRow } from '../../../domain/content/page-content';
import type { PageProps } from '../../app/page-route';
import { LinkButton } from '../../components/link-button';
import { Picture } from '../../components/picture';
import { asPictureSource } from '../../components/picture-source';
import { ProductGrid } from '../../components/product-grid';
import { tintStyle } from '../../components/tint';
import { ShelfCard } from '../shop/shelf-card';
import styles from './home.module.css';

/** The front door. */
export function HomePage({ content }: PageProps<HomeContent>) {
  const { hero, rows } = content;
  return (
    <>
      <section className={styles.hero}>
        <div className={`container ${styles.stage}`}>
          <div className={styles.words}>
            <h1 className={styles.headline}>{hero.headline}</h1>
            <p className={styles.lead}>{hero.text}</p>
            <LinkButton to={hero.action.to}>{hero.action.label}</LinkButton>
          </div>
          <div className={styles.cans} aria-hidden="true">
            {hero.products.slice(0, 3).map((product) => (
              <div key={product.sku} className={styles.can} style={tintStyle(product.tint)}>
                <Picture {...asPictureSource(product.picture)} alt="" eager />
              </div>
            ))}
          </div>
        </div>
      </section>
      {rows.map((row) => (
        <Row key={row.title} row={row} />
      ))}
    </>
  );
}

function Row({ row }: { readonly row: HomeRow }) {
  return (
    <section className="container section stack">
      <h2>{row.title}</h2>
      <p className={styles.text}>{row.text}</p>
      {row.products.length > 0 && (
        <ProductGrid label={row.title}>
          {row.products.map((product) => (
            <ShelfCard key={product.sku} product={product} headingLevel={3} />
          ))}
        </ProductGrid>
      )}
      {row.makers.length > 0 && (
        <ul className={styles.makers} role="list">
          {row.makers.map((maker) => (
            <li key={maker.name} className={styles.maker}>
              {maker.picture && <Picture {...asPictureSource(maker.picture)} alt="" />}
              <h3>{maker.name}</h3>
              <p className={styles.place}>{maker.place}</p>
              <p>{maker.story}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
