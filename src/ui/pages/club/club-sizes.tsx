import { clubSizes, memberPercent } from '../../../domain/club/club-size';
import type { BoxPrice } from '../../../domain/club/box-price';
import { memberPrice } from '../../../domain/club/club-discount';
import { cents } from '../../../domain/money/money';
import { formatMoney } from '../../../domain/money/format-money';
import { LinkButton } from '../../components/link-button';
import { clubWords } from '../../text/club-words';
import styles from './club-sizes.module.css';

interface ClubSizesProps {
  /** What the cans of the next box cost. */
  readonly price: BoxPrice;
  /** How many they are. */
  readonly cans: number;
}

/** The sizes of the club side by side, each with what one of these cans comes to (spec §9 Club sizes, Club discount). */
export function ClubSizes({ price, cans }: ClubSizesProps) {
  const each = cents(Math.round(price.regular / cans));
  return (
    <ul className={styles.sizes} role="list">
      {clubSizes.map((size) => (
        <li key={size} className={styles.size}>
          <h3 className={styles.name}>{clubWords.size(size)}</h3>
          <p className={styles.percent}>{clubWords.off(memberPercent[size])}</p>
          <p className={styles.price}>
            <strong>{clubWords.perCan(formatMoney(memberPrice(each, memberPercent[size])))}</strong>
            <span className="note">{clubWords.inShop(formatMoney(each))}</span>
          </p>
          <p>{clubWords.sizeText(memberPercent[size])}</p>
          <LinkButton to={`/can-club/join/${size}/`} wide>
            {clubWords.join(size)}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
