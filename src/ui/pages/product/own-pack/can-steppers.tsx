import { QuantityStepper } from '#src/ui/components/quantity-stepper';
import { canWords } from '#src/ui/text/can-words';
import type { CanView } from './pack-builder.presenter';
import { PackCan, PackCanList } from './pack-can';

interface CanSteppersProps {
  /** Names the list. */
  readonly label: string;
  readonly views: readonly CanView[];
  readonly isFull: boolean;
  readonly onChoose: (sku: string, quantity: number) => void;
}

/** Every can with how many of it are chosen, never more than fit. */
export function CanSteppers({ label, views, isFull, onChoose }: CanSteppersProps) {
  return (
    <PackCanList label={label}>
      {views.map(({ product, chosen, most }) => (
        <PackCan key={product.sku} product={product}>
          <QuantityStepper
            label={canWords.quantity(product.name)}
            decreaseLabel={canWords.fewer(product.name)}
            increaseLabel={canWords.more(product.name)}
            value={chosen}
            min={0}
            max={most}
            disabled={most === 0 && !isFull}
            onChange={(quantity) => onChoose(product.sku, quantity)}
          />
        </PackCan>
      ))}
    </PackCanList>
  );
}
