import { observer } from 'mobx-react-lite';
import { formatMoney, formatPromotionAmount } from '#src/domain/money/format-money';
import { Price } from '#src/ui/components/price';
import { clubMessages, joinMessages } from '#src/ui/messages/club-messages';
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
        label={joinMessages.memberPrice}
        unit={brief ? undefined : joinMessages.perBox}
        struck={{ amount: formatMoney(price.regular), label: joinMessages.regular }}
      />
      {!brief && <p className="note">{clubMessages.saved(formatPromotionAmount(price.saved))}</p>}
    </div>
  );
});
