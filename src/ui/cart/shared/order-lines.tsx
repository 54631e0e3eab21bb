import type { Order } from '#src/domain/cart/order';
import { notesOf } from '#src/domain/cart/order-notes';
import { Disclosure } from '#src/ui/kit/disclosure';
import { Verbatim } from '#src/ui/kit/elements';
import { asPictureSource, Picture } from '#src/ui/kit/picture';
import { SummaryList } from '#src/ui/kit/summary-list';
import { cartMessages, orderNotesMessages } from './cart-messages';
import { ClubBoxRow } from './club-box-row';
import { LineAmount, LineDetails } from './line-details';
import { LineItemList, LineItemRow } from './line-item-row';
import type { LineRow } from './line-row';
import type { OrderRow } from './order-rows';
import type { Summary } from './summary';
import styles from './cart-lines.module.css';

/** Beside a sticky total, an order with more rows shows three and folds the others. */
const rowsInSight = 4;
const rowsBeforeFold = 3;

interface OrderLinesProps {
  readonly rows: readonly OrderRow[];
  readonly label: string;
  readonly isFolding?: boolean;
}

export function OrderLines({ rows, label, isFolding = false }: OrderLinesProps) {
  const shown = isFolding && rows.length > rowsInSight ? rowsBeforeFold : rows.length;
  const folded = rows.slice(shown);
  return (
    <div className={styles.lines}>
      <Rows label={label} rows={rows.slice(0, shown)} />
      {folded.length > 0 && (
        <Disclosure summary={cartMessages.moreLines(folded.length)}>
          <Rows label={cartMessages.moreLines(folded.length)} rows={folded} />
        </Disclosure>
      )}
    </div>
  );
}

function Rows({ rows, label }: Pick<OrderLinesProps, 'rows' | 'label'>) {
  return (
    <LineItemList label={label}>
      {rows.map((row) =>
        'box' in row ? <ClubBoxRow key={row.box.id} box={row.box} /> : <OrderLine key={row.line.id} line={row.line} />,
      )}
    </LineItemList>
  );
}

function OrderLine({ line }: { readonly line: LineRow }) {
  return (
    <LineItemRow
      picture={<Picture {...asPictureSource(line.picture)} alt="" />}
      tint={line.tint}
      name={<Verbatim>{line.name}</Verbatim>}
      details={
        <LineDetails
          line={line}
          price={[`${line.quantity} × ${line.price}`, line.addedLater].filter(Boolean).join(' · ')}
        />
      }
      amounts={<LineAmount line={line} />}
      notice={line.giftCards.length > 0 ? <GiftCardNotes cards={line.giftCards} /> : null}
    />
  );
}

export function OrderTotals({ summary }: { readonly summary: Summary }) {
  return (
    <SummaryList
      rows={summary.rows}
      total={{ label: cartMessages.total, amount: summary.total }}
      settlement={summary.settlement}
      pending={summary.isPending}
      pendingLabel={cartMessages.updating}
    />
  );
}

export function GiftCardNotes({ cards }: { readonly cards: LineRow['giftCards'] }) {
  return cards.map(({ id, text }) => (
    <p key={id} className="note">
      {text}
    </p>
  ));
}

export function hasNotes(order: Order): boolean {
  return Object.values(notesOf(order)).some((text) => text !== '');
}

export function OrderNotesText({ order }: { readonly order: Order }) {
  const { instructions, from, recipient, note } = notesOf(order);
  const fromTo = orderNotesMessages.fromTo(from, recipient);
  return (
    <div className={`stack gap-2 ${styles.notes}`}>
      {instructions !== '' && <p>{instructions}</p>}
      {(note !== '' || fromTo !== '') && (
        <div>
          {fromTo !== '' && <p className="note">{fromTo}</p>}
          {note !== '' && <p>{note}</p>}
        </div>
      )}
    </div>
  );
}
