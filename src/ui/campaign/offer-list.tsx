import { observer } from 'mobx-react-lite';
import type { OfferListContent, OfferSummary } from '#src/domain/campaign/campaign-content';
import { Prose } from '#src/ui/content/shared/prose-blocks';
import { CardTitle } from '#src/ui/kit/card-title';
import { EmptyState } from '#src/ui/kit/empty-state';
import { PageTitle } from '#src/ui/kit/page-title';
import { TintedPicture } from '#src/ui/kit/picture';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { contentHead } from '#src/ui/shell/page-head';
import { type PageProps, definePage } from '#src/ui/shell/page-route';
import { useWrittenPages } from '#src/ui/shell/site-identity';
import { offerListMessages as messages } from './offer-list-messages';
import { OfferListPresenter } from './offer-list.presenter';
import styles from './offer-list.module.css';

export const OfferListPage = observer(function OfferListPage({ content }: PageProps<OfferListContent>) {
  const isWritten = useWrittenPages();
  const { offers } = usePresenter(OfferListPresenter, { offers: content.offers });
  return (
    <div className="container stack gap-10 page">
      <PageTitle title={content.title}>{content.description}</PageTitle>
      {offers.length === 0 ? (
        <EmptyState
          {...(isWritten('/newsletter/') ? { ...messages.none, to: '/newsletter/' } : { title: messages.none.title })}
        />
      ) : (
        <ul className="grid gap-6" role="list" aria-label={messages.list}>
          {offers.map((offer, index) => (
            <OfferCard key={offer.path} offer={offer} eager={index < 3} />
          ))}
        </ul>
      )}
      <Prose blocks={content.body} />
    </div>
  );
});

function OfferCard({ offer, eager }: { readonly offer: OfferSummary; readonly eager: boolean }) {
  const { path, title, description, note, ends, product } = offer;
  return (
    <li className={`linked-card ${styles.card}`}>
      {product?.picture && (
        <TintedPicture className={styles.picture} picture={product.picture} tint={product.tint} eager={eager} />
      )}
      <div className={`stack gap-2 ${styles.text}`}>
        <CardTitle level={2} to={path} title={title} />
        <p>{description}</p>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {ends !== undefined && <p className="note">{messages.through(ends)}</p>}
      </div>
    </li>
  );
}

export const page = definePage<OfferListContent>({ View: OfferListPage, head: contentHead });
