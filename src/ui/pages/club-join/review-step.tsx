import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { clubIntervals } from '#src/domain/club/club-join';
import { formatMoney, formatPromotionAmount, multiplyMoney } from '#src/domain/money/money';
import { Button, LinkButton } from '#src/ui/components/button';
import { FailureNotice } from '#src/ui/components/failure-notice';
import { Notice } from '#src/ui/components/notice';
import { BoxedCans } from '#src/ui/components/pack-contents';
import { RadioCards } from '#src/ui/components/radio-cards';
import { SummaryList } from '#src/ui/components/summary-list';
import { clubMessages, joinMessages } from '#src/ui/messages/club-messages';
import { capitalize, everyInterval } from '#src/ui/messages/interval-messages';
import { priceMessages } from '#src/ui/messages/price-messages';
import type { ClubJoinPresenter } from './club-join.presenter';
import styles from './club-join.module.css';

/** Shows cans, delivery frequency, prices and the next delivery before anything is added to the cart. */
export const ReviewStep = observer(function ReviewStep({ join }: { readonly join: ClubJoinPresenter }) {
  const navigate = useNavigate();
  const { price } = join;
  const putIntoCart = async () => {
    if (await join.join()) void navigate('/cart/');
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
      <section className={styles.summary}>
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
        {price && (
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
        )}
        <ul className={styles.facts}>
          {price && <li>{clubMessages.boughtOnce(formatMoney(price.once))}</li>}
          <li>{joinMessages.first}</li>
          <li>{join.nextDelivery}</li>
          <li>{joinMessages.stop}</li>
          <li>{joinMessages.needsAccount}</li>
        </ul>
        {join.replaced !== undefined && (
          <Notice tone="info" still>
            <p>{join.replaced}</p>
          </Notice>
        )}
        <FailureNotice failure={join.failure} />
        <Button wide busy={join.joining.isBusy} busyLabel={joinMessages.joining} onClick={() => void putIntoCart()}>
          {join.replaced === undefined ? joinMessages.join : joinMessages.replace}
        </Button>
      </section>
    </div>
  );
});
