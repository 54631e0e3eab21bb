import type { Product } from '#src/domain/catalogue/product';
import { QuantityStepper } from '#src/ui/components/quantity-stepper';
import { canMessages } from '#src/ui/messages/can-messages';
import { PackCan, PackCanList } from './pack-can';

/** A can to choose. */
export interface CanView {
  readonly product: Product;
  readonly chosen: number;
  /** As many as fit and are there. */
  readonly most: number;
}

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
            label={canMessages.quantity(product.name)}
            decreaseLabel={canMessages.fewer(product.name)}
            increaseLabel={canMessages.more(product.name)}
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
