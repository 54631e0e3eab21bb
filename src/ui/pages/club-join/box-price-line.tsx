import { observer } from 'mobx-react-lite';
import { formatMoney, formatPromotionAmount } from '#src/domain/money/format-money';
import { Price } from '#src/ui/components/price';
import { clubWords, joinWords } from '#src/ui/text/club-words';
import type { ClubJoinPresenter } from './club-join.presenter';

interface BoxPriceLineProps {
  readonly join: ClubJoinPresenter;
  /** Where there is little room. */
  readonly brief?: boolean;
}

/** What a box costs for members, beside what its cans cost in the shop. */
export const BoxPriceLine = observer(function BoxPriceLine({ join, brief = false }: BoxPriceLineProps) {
  const { price } = join;
  if (!price || price.regular === 0) return null;
  return (
    <div>
      <Price
        large={!brief}
        amount={formatMoney(price.member)}
        label={joinWords.memberPrice}
        unit={brief ? undefined : joinWords.perBox}
        struck={{ amount: formatMoney(price.regular), label: joinWords.regular }}
      />
      {!brief && <p className="note">{clubWords.saved(formatPromotionAmount(price.saved))}</p>}
    </div>
  );
});
