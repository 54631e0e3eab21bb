import { observer } from 'mobx-react-lite';
import { Button } from '#src/ui/components/button';
import { LinkButton } from '#src/ui/components/link-button';
import { ProgressBar } from '#src/ui/components/progress-bar';
import { CanSteppers } from '#src/ui/features/box-editor/can-steppers';
import { joinMessages } from '#src/ui/messages/club-messages';
import { BoxPriceLine } from './box-price-line';
import type { ClubJoinPresenter } from './club-join.presenter';
import styles from './club-join.module.css';
import bar from '#src/ui/features/box-editor/box-editor.module.css';

/** Choosing the cans of every box, one by one, never more than it holds. */
export const CustomizeStep = observer(function CustomizeStep({ join }: { readonly join: ClubJoinPresenter }) {
  const { chosen, size, missing, isFull } = join;
  return (
    <div className={styles.step}>
      <CanSteppers
        label={joinMessages.box}
        views={join.views}
        isFull={isFull}
        onChoose={(sku, quantity) => join.choose(sku, quantity)}
      />
      <div className={bar.bar}>
        <div>
          <ProgressBar value={chosen} max={size}>
            <strong>{joinMessages.progress(chosen, size)}</strong>
          </ProgressBar>
          <p className="note" role="status">
            {isFull ? joinMessages.full : joinMessages.missing(missing)}
          </p>
        </div>
        <BoxPriceLine join={join} brief />
        <div className={bar.actions}>
          <Button variant="quiet" small onClick={() => join.startOver()}>
            {joinMessages.startOver}
          </Button>
          {isFull ? (
            <LinkButton to={join.searchOf('review')}>{joinMessages.toReview}</LinkButton>
          ) : (
            <Button disabled>{joinMessages.notYet(missing)}</Button>
          )}
        </div>
      </div>
    </div>
  );
});
