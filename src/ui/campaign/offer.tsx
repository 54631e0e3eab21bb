import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { LandingOffer } from '#src/domain/campaign/campaign-content';
import type { SoldLine } from '#src/domain/campaign/landing-offer';
import { ProductPrice } from '#src/ui/catalogue/shared/product-price';
import { StockNoticesPresenter } from '#src/ui/catalogue/shared/stock-notices.presenter';
import { LinkButton } from '#src/ui/kit/button';
import type { Elements } from '#src/ui/kit/elements';
import { TintedPicture } from '#src/ui/kit/picture';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { offerMessages } from './offer-messages';
import { OfferPresenter } from './offer.presenter';
import styles from './offer.module.css';

/** The id that the links in the page's text point to. */
export const offerId = 'offer';

export const Offer = observer(function Offer({ offer }: { readonly offer: LandingOffer }) {
  const { situation, code } = usePresenter(OfferPresenter, { offer });
  const { areOffered } = usePresenter(StockNoticesPresenter);
  const { lines } = situation;
  const { over, soldOut, gone } = offerMessages;
  switch (situation.kind) {
    case 'open':
      return (
        <OfferPanel title={offerMessages.title} lines={lines}>
          <Terms offer={offer} code={code} />
          {situation.missing > 0 && <p className="note">{offerMessages.missing(situation.missing)}</p>}
          <LinkButton to={situation.target.to} rel="nofollow" wide>
            {offerMessages.actions[situation.target.kind]}
          </LinkButton>
        </OfferPanel>
      );
    case 'over':
      return (
        <OfferPanel title={over.title} lines={lines}>
          <p>{lines.length > 0 ? over.text(situation.ended) : over.textAlone(situation.ended)}</p>
          <ToShop />
        </OfferPanel>
      );
    case 'sold-out':
      return (
        <OfferPanel title={soldOut.title} lines={lines} hash={areOffered ? '#back-in-stock' : ''}>
          <p>{soldOut.text(areOffered)}</p>
          <ToShop />
        </OfferPanel>
      );
    case 'gone':
      return (
        <OfferPanel title={gone.title} lines={lines}>
          <p>{gone.text}</p>
          <ToShop />
        </OfferPanel>
      );
  }
});

interface OfferPanelProps {
  readonly title: string;
  readonly lines: readonly SoldLine[];
  readonly hash?: string;
  readonly children: Elements;
}

function OfferPanel({ title, lines, hash = '', children }: OfferPanelProps) {
  const id = useId();
  return (
    <section id={offerId} className={`container ${styles.offer}`} aria-labelledby={id}>
      <div className={styles.panel}>
        {lines.length > 0 && (
          <ul className={styles.lines} role="list" aria-label={offerMessages.contents}>
            {lines.map((line) => (
              <OfferRow key={line.sku} line={line} hash={hash} />
            ))}
          </ul>
        )}
        <div className={`stack ${styles.terms}`}>
          <h2 id={id}>{title}</h2>
          {children}
        </div>
      </div>
    </section>
  );
}

function OfferRow({ line: { product, quantity }, hash }: { readonly line: SoldLine; readonly hash: string }) {
  return (
    <li className={styles.line}>
      <TintedPicture className={styles.stage} picture={product.picture} tint={product.tint} />
      <div className="stack gap-1">
        <p className={styles.name}>
          <span>{offerMessages.times(quantity)}</span>{' '}
          <Link to={`/products/${product.slug}/${hash}`} translate="no">
            {product.name}
          </Link>
        </p>
        <p className={styles.tagline}>{product.tagline}</p>
        <ProductPrice product={product} quantity={quantity} />
      </div>
    </li>
  );
}

function Terms({ offer: { note, ends }, code }: { readonly offer: LandingOffer; readonly code: string | undefined }) {
  return (
    <>
      {code !== undefined && (
        <p>
          {offerMessages.code}{' '}
          <strong className={styles.code} translate="no">
            {code}
          </strong>
          <br />
          {offerMessages.codeApplied}
        </p>
      )}
      {note !== undefined && <p className="note">{note}</p>}
      {ends !== undefined && <p className="note">{offerMessages.through(ends)}</p>}
    </>
  );
}

function ToShop() {
  return (
    <LinkButton to="/shop/" variant="secondary" wide>
      {offerMessages.seeAll}
    </LinkButton>
  );
}
