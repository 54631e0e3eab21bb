import { observer } from 'mobx-react-lite';
import type { Product } from '#src/domain/catalogue/product';
import { formatMoney } from '#src/domain/money/format-money';
import { Button } from '#src/ui/components/button';
import { ProgressBar } from '#src/ui/components/progress-bar';
import { ownPackMessages } from '#src/ui/messages/own-pack-messages';
import type { PackBuilderPresenter } from './pack-builder.presenter';
import styles from '#src/ui/features/box-editor/box-editor.module.css';

interface PackBarProps {
  readonly builder: PackBuilderPresenter;
  readonly product: Product;
}

/** How full the pack is, what it costs, and the way to take it along once it is full; always in sight. */
export const PackBar = observer(function PackBar({ builder, product }: PackBarProps) {
  const { chosen, size, missing, isFull } = builder;
  return (
    <div className={styles.bar}>
      <div className={styles.progress}>
        <ProgressBar value={chosen} max={size}>
          <strong>{ownPackMessages.progress(chosen, size)}</strong>
        </ProgressBar>
        <p className="note" role="status">
          {isFull ? ownPackMessages.full : ownPackMessages.missing(missing)}
        </p>
      </div>
      <p className={styles.price}>
        <span className="visually-hidden">{ownPackMessages.priceLabel}: </span>
        {!builder.isPriceKnown && <span className="note">{ownPackMessages.about} </span>}
        {formatMoney(builder.price)}
        {builder.plan && <span className="note"> {ownPackMessages.times(builder.plan.installmentCount)}</span>}
      </p>
      <div className={styles.actions}>
        {chosen > 0 && (
          <Button variant="quiet" small onClick={() => builder.clear()}>
            {ownPackMessages.clear}
          </Button>
        )}
        <Button
          disabled={!isFull}
          busy={builder.isAdding}
          busyLabel={ownPackMessages.adding}
          onClick={() => void builder.add(product)}
        >
          {isFull ? (builder.isChange ? ownPackMessages.change : ownPackMessages.add) : ownPackMessages.notYet(missing)}
        </Button>
      </div>
      <div role="alert" className={styles.failure}>
        {builder.failure}
      </div>
    </div>
  );
});
