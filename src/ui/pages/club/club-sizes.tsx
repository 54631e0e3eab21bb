import { boxPrice } from '#src/domain/club/box-price';
import { memberPrice } from '#src/domain/club/club-discount';
import { clubSizes, memberPercent } from '#src/domain/club/club-size';
import type { BoxedProduct } from '#src/domain/content/page-content';
import { formatMoney } from '#src/domain/money/format-money';
import { cents } from '#src/domain/money/money';
import { LinkButton } from '#src/ui/components/button';
import { clubMessages } from '#src/ui/messages/club-messages';
import styles from './club-sizes.module.css';

interface ClubSizesProps {
  /** The cans of the next box of the smallest size; the larger one holds as many times more of each. */
  readonly box: readonly BoxedProduct[];
}

/** The sizes of the club side by side, each with what such a box and its cans come to (spec §9 Club sizes, Club discount). */
export function ClubSizes({ box }: ClubSizesProps) {
  const [smallest] = clubSizes;
  const each = cents(Math.round(boxPrice(box, smallest).regular / smallest));
  return (
    <ul className={styles.sizes} role="list">
      {clubSizes.map((size) => (
        <li key={size} className={styles.size}>
          <h3 className={styles.name}>{clubMessages.size(size)}</h3>
          <p className={styles.percent}>{clubMessages.off(memberPercent[size])}</p>
          <p className={styles.price}>
            <strong>{clubMessages.perCan(formatMoney(memberPrice(each, memberPercent[size])))}</strong>
            <span className="note">{clubMessages.inShop(formatMoney(each))}</span>
          </p>
          <p>
            {clubMessages.boxLike(size / smallest, formatMoney(boxPrice(timesOver(box, size / smallest), size).member))}
          </p>
          <p>{clubMessages.sizeText(memberPercent[size])}</p>
          <LinkButton to={`/can-club/join/${size}/`} wide>
            {clubMessages.join(size)}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

function timesOver(box: readonly BoxedProduct[], times: number): readonly BoxedProduct[] {
  return box.map(({ quantity, product }) => ({ quantity: quantity * times, product }));
}
