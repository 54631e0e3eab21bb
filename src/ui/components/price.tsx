import { classNames } from './button';
import styles from './price.module.css';

/** An amount that is ready to read, such as "$8.00", with the words that say which amount it is. */
export interface LabelledAmount {
  readonly amount: string;
  readonly label: string;
}

export interface PriceProps {
  /** What one pays. */
  readonly amount: string;
  /** Hidden words before the amount; needed as soon as there are two amounts. */
  readonly label?: string | undefined;
  /** The former amount, struck through; its words are hidden. */
  readonly struck?: LabelledAmount | undefined;
  /** The members' amount beside it; its words are shown. */
  readonly club?: LabelledAmount | undefined;
  /** Words after the amount, for example per can. */
  readonly unit?: string | undefined;
  readonly large?: boolean | undefined;
}

/** A price in tabular figures. */
export function Price({ amount, label, struck, club, unit, large = false }: PriceProps) {
  return (
    <span className={classNames(styles.price, large && styles.large)}>
      <span>
        {label !== undefined && <span className="visually-hidden">{label} </span>}
        <span className={styles.amount}>{amount}</span>
        {unit !== undefined && <span className={styles.unit}> {unit}</span>}
      </span>
      {struck && (
        <s className={styles.struck}>
          <span className="visually-hidden">{struck.label} </span>
          {struck.amount}
        </s>
      )}
      {club && (
        <span className={styles.club}>
          {club.label} {club.amount}
        </span>
      )}
    </span>
  );
}
