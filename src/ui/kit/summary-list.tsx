import { classNames } from './button';
import styles from './summary-list.module.css';

export interface SummaryRow {
  readonly id: string;
  readonly label: string;
  /** True when the label is a code. */
  readonly isCode?: boolean | undefined;
  /** An amount, or words in its place. */
  readonly amount: string;
  readonly saving?: boolean | undefined;
}

interface SummarySum extends Pick<SummaryRow, 'label' | 'amount'> {
  readonly note?: string | undefined;
}

export interface Settlement {
  readonly rows: readonly SummaryRow[];
  readonly due: Pick<SummaryRow, 'label' | 'amount'>;
}

export interface SummaryListProps {
  readonly rows: readonly SummaryRow[];
  readonly total?: SummarySum | undefined;
  readonly settlement?: Settlement | undefined;
  /** True while the amounts wait for the server. */
  readonly pending?: boolean | undefined;
  /** Is hidden text beside the total while pending. */
  readonly pendingLabel?: string | undefined;
}

export function SummaryList({ rows, total, settlement, pending = false, pendingLabel }: SummaryListProps) {
  return (
    <dl className={classNames('stack gap-2', styles.list, pending && styles.pending)} aria-busy={pending || undefined}>
      <Rows rows={rows} />
      {total && (
        <div className={classNames('cluster gap-4 row-gap-0 baseline between', styles.row, styles.total)}>
          <dt>
            {total.note === undefined ? (
              total.label
            ) : (
              <>
                <span>{total.label}</span>
                <span className={styles.note}>{total.note}</span>
              </>
            )}
          </dt>
          <dd>
            <span translate={translatable(total.amount)}>{total.amount}</span>
            {pending && pendingLabel !== undefined && <span className="visually-hidden">{` ${pendingLabel}`}</span>}
          </dd>
        </div>
      )}
      {settlement && <Rows rows={[...settlement.rows, { id: 'due', ...settlement.due }]} />}
    </dl>
  );
}

function Rows({ rows }: { readonly rows: readonly SummaryRow[] }) {
  return rows.map((row) => (
    <div
      key={row.id}
      className={classNames(
        'cluster gap-4 row-gap-0 baseline between',
        styles.row,
        row.saving && styles.saving,
        row.id === 'due' && styles.due,
      )}
    >
      <dt translate={row.isCode ? 'no' : undefined}>{row.label}</dt>
      <dd translate={translatable(row.amount)}>{row.amount}</dd>
    </div>
  ));
}

/** Translators may change words, and no amount. */
function translatable(amount: string): 'no' | undefined {
  return /\d/.test(amount) ? 'no' : undefined;
}
