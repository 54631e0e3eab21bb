import { Link } from 'react-router-dom';
import { formatMoney } from '#src/domain/money/money';
import { byWineType, type PriceListRow } from '#src/domain/trade/price-list';
import type { PriceListContent } from '#src/domain/trade/trade-content';
import { wineTypeMessages } from '#src/ui/catalogue/shared/wine-type-messages';
import { Prose } from '#src/ui/content/shared/prose-blocks';
import { PageTitle } from '#src/ui/kit/page-title';
import { contentHead } from '#src/ui/shell/page-head';
import { definePage, type PageProps } from '#src/ui/shell/page-route';
import { useSite } from '#src/ui/shell/site-identity';
import { priceListFilePath, tradeMessages as messages } from '#src/ui/trade/shared/trade-messages';
import styles from './price-list.module.css';

/** Lists wines kind by kind (spec §2 trade, wines). */
export function PriceList({ content }: PageProps<PriceListContent>) {
  const { site } = useSite();
  return (
    <div className="container stack gap-8 page">
      <PageTitle title={content.title}>{content.description}</PageTitle>
      <Prose blocks={content.body} />
      <p>
        <a className={styles.file} href={site.prefix + priceListFilePath} download>
          {messages.downloadPrices}
        </a>
      </p>
      {byWineType(content.rows).map(({ wineType, rows }) => (
        <section key={wineType} aria-labelledby={`wines-${wineType}`}>
          <h2 id={`wines-${wineType}`}>{wineTypeMessages[wineType]}</h2>
          <ul className={styles.list} role="list">
            {rows.map((row) => (
              <li key={row.sku} className={styles.row}>
                <Row row={row} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ row }: { readonly row: PriceListRow }) {
  return (
    <>
      <div className={styles.wine}>
        <h3 className={styles.name}>
          <Link to={`/products/${row.slug}/`} translate="no">
            {row.name}
          </Link>
        </h3>
        <p className="note">{[row.sku, row.maker, row.region, row.vintage, row.alcohol].filter(Boolean).join(' · ')}</p>
      </div>
      <dl className={styles.prices}>
        {row.cases.map(({ cans, price }) => (
          <div key={cans}>
            <dt className="note">{messages.caseOf(cans)}</dt>
            <dd translate="no">{formatMoney(price)}</dd>
          </div>
        ))}
        <div>
          <dt className="note">{messages.shelfPrice}</dt>
          <dd translate="no">{formatMoney(row.shelfPrice)}</dd>
        </div>
      </dl>
    </>
  );
}

export const page = definePage<PriceListContent>({ View: PriceList, head: contentHead });
