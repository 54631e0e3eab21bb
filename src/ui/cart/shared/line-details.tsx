import { priceMessages } from '#src/ui/catalogue/shared/price-messages';
import { TextList } from '#src/ui/kit/lists';
import { Price } from '#src/ui/kit/price';
import { cartMessages } from './cart-messages';
import type { LineRow } from './line-row';
import styles from './cart-lines.module.css';

interface LineDetailsProps {
  readonly line: Pick<LineRow, 'name' | 'details' | 'cans' | 'prepaid' | 'priceChange'>;
  readonly price: string;
}

export function LineDetails({ line: { name, details, cans, prepaid, priceChange }, price }: LineDetailsProps) {
  return (
    <div className="stack gap-1">
      <p>{[details, price].filter(Boolean).join(' · ')}</p>
      {priceChange !== undefined && <p className={styles.priceChange}>{priceChange}</p>}
      {prepaid !== undefined && <p>{prepaid}</p>}
      {cans.length > 0 && <TextList items={cans} label={cartMessages.cansOf(name)} />}
    </div>
  );
}

export function LineAmount({
  line: { amount, regular, reason },
}: {
  readonly line: Pick<LineRow, 'amount' | 'regular' | 'reason'>;
}) {
  return (
    <Price
      amount={amount}
      label={regular && priceMessages.yours}
      struck={regular === undefined ? undefined : { amount: regular, label: priceMessages.regular }}
      reason={reason}
    />
  );
}
