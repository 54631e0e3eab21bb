import { observer } from 'mobx-react-lite';
import { formatMoney } from '#src/domain/money/money';
import { BoxBar, BoxCans } from '#src/ui/catalogue/shared/box-editor-view';
import { BoxedCans } from '#src/ui/catalogue/shared/pack-contents';
import { priceMessages } from '#src/ui/catalogue/shared/price-messages';
import { joinMessages } from '#src/ui/club/shared/club-messages';
import { Button, LinkButton, QuietButton } from '#src/ui/kit/button';
import { Price } from '#src/ui/kit/price';
import { BoughtOnce } from './bought-once';
import type { ClubJoinPresenter } from './club-join.presenter';

interface StepProps {
  readonly join: ClubJoinPresenter;
}

/** The box as the club would send it (spec §3 Client state, canClub products: defaults). */
export const DefaultStep = observer(function DefaultStep({ join }: StepProps) {
  const { isFull, missing, contents } = join.box;
  return (
    <div className="stack gap-6">
      <BoxPriceLine join={join} />
      <div className="cluster">
        <LinkButton to={join.searchOf(isFull ? 'review' : 'customize')}>
          {isFull ? joinMessages.takeIt : joinMessages.notYet(missing)}
        </LinkButton>
        <LinkButton to={join.searchOf('customize')} variant="secondary">
          {joinMessages.changeIt}
        </LinkButton>
        <LinkButton to={join.searchOf('type')} variant="quiet">
          {joinMessages.otherType}
        </LinkButton>
      </div>
      <BoxedCans cans={contents} />
    </div>
  );
});

export const CustomizeStep = observer(function CustomizeStep({ join }: StepProps) {
  const { isFull, missing } = join.box;
  return (
    <div className="stack gap-6">
      <BoxCans box={join.box} label={joinMessages.box} />
      <BoxBar
        box={join.box}
        full={joinMessages.full}
        gap={join.gap}
        price={<BoxPriceLine join={join} brief />}
        actions={
          <>
            <QuietButton onClick={() => join.startOver()}>{joinMessages.startOver}</QuietButton>
            {isFull ? (
              <LinkButton to={join.searchOf('review')}>{joinMessages.toReview}</LinkButton>
            ) : (
              <Button disabled>{joinMessages.notYet(missing)}</Button>
            )}
          </>
        }
      />
    </div>
  );
});

/** A box that is not full has no member price. */
const BoxPriceLine = observer(function BoxPriceLine({ join, brief = false }: StepProps & { readonly brief?: boolean }) {
  const { price } = join;
  if (price.regular === 0) return null;
  if (!join.box.isFull) return <Price amount={formatMoney(price.regular)} label={priceMessages.regular} />;
  return (
    <div>
      <Price
        large={!brief}
        amount={formatMoney(price.member)}
        label={joinMessages.memberPrice}
        reason={priceMessages.reasons.member}
        unit={brief ? undefined : joinMessages.perBox}
        struck={{ amount: formatMoney(price.regular), label: priceMessages.regular }}
      />
      {!brief && (
        <p className="note">
          <BoughtOnce amount={formatMoney(price.once)} />
        </p>
      )}
    </div>
  );
});
