import { reaction } from 'mobx';
import type { CustomerState } from '#src/application/ports/state/customer-state';

interface Watched {
  /** Another customer is here, or none: they see nothing of the customer who has left. */
  readonly forget: () => void;
  /** Called at once and whenever something of the customer changes, after `forget`. */
  readonly fill?: (customer: CustomerState['current']) => void;
}

/** Follows who the customer is, which becomes known a moment after the page. Returns a function that stops that. */
export function watchCustomer(customer: CustomerState, { forget, fill }: Watched): () => void {
  return reaction(
    () => customer.current,
    (current, before) => {
      if (before !== undefined && before.id !== current?.id) forget();
      fill?.(current);
    },
    { fireImmediately: true },
  );
}
