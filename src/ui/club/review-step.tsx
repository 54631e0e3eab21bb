import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { clubIntervals } from '#src/domain/club/club-join';
import { formatMoney, formatPromotionAmount, multiplyMoney } from '#src/domain/money/money';
import { BoxedCans } from '#src/ui/catalogue/shared/pack-contents';
import { priceMessages } from '#src/ui/catalogue/shared/price-messages';
import { joinMessages } from '#src/ui/club/shared/club-messages';
import { Button, LinkButton } from '#src/ui/kit/button';
import { capitalize, everyInterval } from '#src/ui/kit/interval-messages';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { Notice } from '#src/ui/kit/notice';
import { RadioCards } from '#src/ui/kit/radio-cards';
import { SummaryList } from '#src/ui/kit/summary-list';
import { useWhileHere } from '#src/ui/kit/use-while-here';
import { BoughtOnce } from './bought-once';
import type { ClubJoinPresenter } from './club-join.presenter';
import styles from './club-join.module.css';

export const ReviewStep = observer(function ReviewStep({ join }: { readonly join: ClubJoinPresenter }) {
  const navigate = useNavigate();
  const { price } = join;
  const goToCart = useWhileHere(() => void navigate('/cart/'));
  const putIntoCart = async () => {
    if (await join.join()) goToCart();
  };
  return (
    <div className={styles.review}>
      <section className="stack" aria-label={joinMessages.box}>
        <BoxedCans cans={join.box.contents} />
        <div>
          <LinkButton to={join.searchOf('customize')} variant="secondary">
            {joinMessages.changeIt}
          </LinkButton>
        </div>
      </section>
      <section className={`stack gap-5 ${styles.summary}`}>
        <RadioCards
          legend={joinMessages.interval}
          name="interval"
          value={String(join.interval.length)}
          options={clubIntervals.map((interval) => ({
            value: String(interval.length),
            label: capitalize(everyInterval(interval)),
          }))}
          onChange={(length) => join.chooseInterval(length)}
        />
        <SummaryList
          rows={[
            { id: 'regular', label: priceMessages.regular, amount: formatMoney(price.regular) },
            {
              id: 'saving',
              label: joinMessages.saving,
              amount: formatPromotionAmount(multiplyMoney(price.saved, -1)),
              saving: true,
            },
          ]}
          total={{
            label: joinMessages.memberPrice,
            amount: formatMoney(price.member),
            note: joinMessages.notIncluded,
          }}
        />
        <ul className={`stack gap-2 ${styles.facts}`}>
          <li>
            <BoughtOnce amount={formatMoney(price.once)} />
          </li>
          <li>{joinMessages.first}</li>
          <li>{join.nextDelivery}</li>
          <li>{joinMessages.stop}</li>
          <li>{joinMessages.needsAccount}</li>
        </ul>
        {join.replaced !== undefined && <Notice tone="info" still text={join.replaced} />}
        <FailureNotice failure={join.failure} />
        <Button wide busy={join.joining.isBusy} busyLabel={joinMessages.joining} onClick={() => void putIntoCart()}>
          {join.replaced === undefined ? joinMessages.join : joinMessages.replace}
        </Button>
      </section>
    </div>
  );
});
