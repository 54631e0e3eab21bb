import { classNames } from './button';
import styles from './price.module.css';

/** An amount as text, such as "$8.00", with a label that names it. */
export interface LabelledAmount {
  readonly amount: string;
  readonly label: string;
}

export interface PriceProps {
  readonly amount: string;
  /** Required when there are two amounts; hidden. */
  readonly label?: string | undefined;
  /** The regular amount, struck through, with a hidden label. */
  readonly struck?: LabelledAmount | undefined;
  readonly reason?: string | undefined;
  readonly unit?: string | undefined;
  readonly large?: boolean | undefined;
  /** True when narrow cards reserve space for a reason that becomes known later. */
  readonly reserved?: boolean | undefined;
}

export function Price({ amount, label, struck, reason, unit, large = false, reserved = false }: PriceProps) {
  return (
    <span className={classNames(styles.price, large && styles.large, reserved && styles.reserved)}>
      {label !== undefined && <span className="visually-hidden">{`${label} `}</span>}
      <span className={styles.amount} translate="no">
        {amount}
      </span>
      {struck && (
        <>
          <span className="visually-hidden">{`${struck.label} `}</span>
          <s className={styles.struck} translate="no">
            {struck.amount}
          </s>
        </>
      )}
      {(reason ?? unit) !== undefined && (
        <span className={styles.note}>
          {reason !== undefined && <span className={styles.reason}>{reason}</span>}
          {unit !== undefined && <span>{reason === undefined ? unit : ` · ${unit}`}</span>}
        </span>
      )}
    </span>
  );
}
