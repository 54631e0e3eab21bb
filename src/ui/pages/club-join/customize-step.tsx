import { observer } from 'mobx-react-lite';
import { Button } from '../../components/button';
import { LinkButton } from '../../components/link-button';
import { ProgressBar } from '../../components/progress-bar';
import { QuantityStepper } from '../../components/quantity-stepper';
import { joinWords } from '../../text/club-words';
import bar from '../product/own-pack/pack-builder.module.css';
import { PackCan, PackCanList } from '../product/own-pack/pack-can';
import { BoxPriceLine } from './box-price-line';
import type { ClubJoinPresenter } from './club-join.presenter';
import styles from './club-join.module.css';

/** Choosing the cans of every box, one by one, never more than it holds. */
export const CustomizeStep = observer(function CustomizeStep({ join }: { readonly join: ClubJoinPresenter }) {
  const { chosen, size, missing, isFull } = join;
  return (
    <div className={styles.step}>
      <PackCanList label={joinWords.box}>
        {join.views.map(({ product, chosen: cans, most }) => (
          <PackCan key={product.sku} product={product}>
            <QuantityStepper
              label={joinWords.quantity(product.name)}
              decreaseLabel={joinWords.fewer(product.name)}
              increaseLabel={joinWords.more(product.name)}
              value={cans}
              min={0}
              max={most}
              disabled={most === 0 && !isFull}
              onChange={(quantity) => join.choose(product.sku, quantity)}
            />
          </PackCan>
        ))}
      </PackCanList>
      <div className={bar.bar}>
        <div>
          <ProgressBar value={chosen} max={size}>
            <strong>{joinWords.progress(chosen, size)}</strong>
          </ProgressBar>
          <p className="note" role="status">
            {isFull ? joinWords.full : joinWords.missing(missing)}
          </p>
        </div>
        <BoxPriceLine join={join} brief />
        <div className={bar.actions}>
          <Button variant="quiet" small onClick={() => join.startOver()}>
            {joinWords.startOver}
          </Button>
          {isFull ? <LinkButton to={join.searchOf('review')}>{joinWords.toReview}</LinkButton> : <Button disabled>{joinWords.notYet(missing)}</Button>}
        </div>
      </div>
    </div>
  );
});
