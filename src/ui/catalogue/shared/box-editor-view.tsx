import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Elements } from '#src/ui/kit/elements';
import { ProgressBar } from '#src/ui/kit/progress-bar';
import { QuantityStepper } from '#src/ui/kit/quantity-stepper';
import type { BoxEditor, CanView } from './box-editor';
import { canMessages } from './own-pack-messages';
import { PackCan, PackCanList } from './pack-can';
import styles from './box-editor.module.css';

interface BoxCansProps {
  readonly box: BoxEditor;
  readonly label: string;
  readonly cans?: readonly CanView[];
  readonly onChoose?: (sku: string, quantity: number) => void;
}

export const BoxCans = observer(function BoxCans({
  box,
  label,
  cans = box.cans,
  onChoose = (sku, quantity) => box.choose(sku, quantity),
}: BoxCansProps) {
  return (
    <PackCanList label={label}>
      {cans.map(({ product, chosen, most }) => (
        <PackCan key={product.sku} product={product}>
          <QuantityStepper
            label={canMessages.quantity(product.name)}
            decreaseLabel={canMessages.fewer(product.name)}
            increaseLabel={canMessages.more(product.name)}
            value={chosen}
            min={0}
            max={most}
            disabled={most === 0 && !box.isFull}
            onChange={(quantity) => onChoose(product.sku, quantity)}
          />
        </PackCan>
      ))}
    </PackCanList>
  );
});

interface BoxBarProps {
  readonly box: BoxEditor;
  readonly full: string;
  /** Tells how many cans are missing by default. */
  readonly gap?: string | undefined;
  readonly price: Elements;
  readonly actions: ReactNode;
  readonly children?: Elements;
}

export const BoxBar = observer(function BoxBar({ box, full, gap, price, actions, children }: BoxBarProps) {
  const { chosen, size, missing, isFull } = box;
  return (
    <div className={`cluster gap-4 row-gap-2 ${styles.bar} above-lower-edge`}>
      <div>
        <ProgressBar value={chosen} max={size}>
          <strong>{canMessages.progress(chosen, size)}</strong>
        </ProgressBar>
        <p className="note">{isFull ? full : (gap ?? canMessages.missing(missing))}</p>
      </div>
      {price}
      <div className={`cluster ${styles.actions}`}>{actions}</div>
      {children}
    </div>
  );
});
