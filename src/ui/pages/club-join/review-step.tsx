import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { clubIntervals } from '#src/domain/club/club-join';
import { formatMoney, formatPromotionAmount } from '#src/domain/money/format-money';
import { Button } from '#src/ui/components/button';
import { LinkButton } from '#src/ui/components/link-button';
import { Notice } from '#src/ui/components/notice';
import { RadioCards } from '#src/ui/components/radio-cards';
import { SummaryList } from '#src/ui/components/summary-list';
import { BoxedCans } from '#src/ui/pages/product/pack-contents';
import { capitalise } from '#src/ui/text/capitalise';
import { joinWords } from '#src/ui/text/club-words';
import { everyInterval } from '#src/ui/text/interval-words';
import type { ClubJoinPresenter } from './club-join.presenter';
import styles from './club-join.module.css';

/** What joining means, before anything is put into the cart: cans, pace, prices, and when the next box comes. */
export const ReviewStep = observer(function ReviewStep({ join }: { readonly join: ClubJoinPresenter }) {
  const navigate = useNavigate();
  const { price } = join;
  const putIntoCart = async () => {
    if (await join.join()) void navigate('/cart/');
  };
  return (
    <div className={styles.review}>
      <section className="stack" aria-label={joinWords.box}>
        <BoxedCans cans={join.box} />
        <div>
          <LinkButton to={join.searchOf('customize')} variant="secondary">
            {joinWords.changeIt}
          </LinkButton>
        </div>
      </section>
      <section className={styles.summary}>
        <RadioCards
          legend={joinWords.interval}
          name="pace"
          value={join.pace}
          options={clubIntervals.map((interval) => ({
            value: String(interval.length),
            label: capitalise(everyInterval(interval)),
          }))}
          onChange={(pace) => join.setPace(pace)}
        />
        {price && (
          <SummaryList
            rows={[
              { id: 'regular', label: joinWords.regular, amount: formatMoney(price.regular) },
              { id: 'saving', label: joinWords.saving, amount: formatPromotionAmount(price.saved), saving: true },
            ]}
            total={{ label: joinWords.memberPrice, amount: formatMoney(price.member), note: joinWords.notIncluded }}
          />
        )}
        <ul className={styles.facts}>
          <li>{joinWords.first}</li>
          <li>{join.nextDelivery}</li>
          <li>{joinWords.stop}</li>
          <li>{joinWords.needsAccount}</li>
        </ul>
        <div role="alert">
          {join.failure !== undefined && (
            <Notice tone="error" still>
              <p>{join.failure}</p>
            </Notice>
          )}
        </div>
        <Button wide busy={join.isJoining} busyLabel={joinWords.joining} onClick={() => void putIntoCart()}>
          {joinWords.join}
        </Button>
      </section>
    </div>
  );
});
