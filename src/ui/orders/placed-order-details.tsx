import type { ReactNode } from 'react';
import { AddressLines } from '#src/ui/address-book/shared/address-lines';
import { orderNotesMessages } from '#src/ui/cart/shared/cart-messages';
import { hasNotes, OrderNotesText } from '#src/ui/cart/shared/order-lines';
import { Paragraphs, TextList } from '#src/ui/kit/lists';
import type { ParcelRow } from '#src/ui/orders/shared/parcel-row';
import { placedOrderMessages } from '#src/ui/orders/shared/placed-order-messages';
import type { PlacedOrderView } from './shared/placed-order-reader';
import styles from './placed-order.module.css';

export function PlacedOrderDetails({
  placed: { order, parcels, payments, refund },
}: {
  readonly placed: PlacedOrderView;
}) {
  return (
    <dl className={`grid fit gap-6 row-gap-4 ${styles.details}`}>
      {order.shipAddress && parcels.length > 0 && (
        <Detail label={placedOrderMessages.shipTo}>
          {order.recipientCount === undefined ? (
            <AddressLines address={order.shipAddress} />
          ) : (
            placedOrderMessages.addresses(order.recipientCount)
          )}
        </Detail>
      )}
      {parcels.length > 0 && (
        <Detail label={placedOrderMessages.delivery}>
          {parcels.map((parcel, index) => (
            <Parcel key={parcel.id} parcel={parcel} index={index} />
          ))}
        </Detail>
      )}
      {hasNotes(order) && (
        <Detail label={orderNotesMessages.title}>
          <OrderNotesText order={order} />
        </Detail>
      )}
      {payments.length > 0 && (
        <Detail label={placedOrderMessages.payment}>
          <Paragraphs texts={payments} />
        </Detail>
      )}
      {refund !== undefined && <Detail label={placedOrderMessages.refund}>{refund}</Detail>}
      {order.store && <Detail label={placedOrderMessages.seller}>{order.store.name}</Detail>}
    </dl>
  );
}

function Detail({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface ParcelProps {
  readonly parcel: ParcelRow;
  readonly index: number;
}

function Parcel({ parcel: { title, method, state, tracking, trackingUrl, contents }, index }: ParcelProps) {
  return (
    <div className={styles.parcel}>
      <p>{[title, method].filter(Boolean).join(': ')}</p>
      {state !== undefined && <p>{state}</p>}
      {tracking !== undefined && trackingUrl === undefined && <p className="note">{tracking}</p>}
      {trackingUrl !== undefined && (
        <p className={styles.track}>
          <a href={trackingUrl} rel="noreferrer">
            {tracking === undefined ? placedOrderMessages.track : placedOrderMessages.trackNamed(tracking)}
          </a>
        </p>
      )}
      {contents.length > 0 && <TextList items={contents} label={placedOrderMessages.contents(index)} />}
    </div>
  );
}
