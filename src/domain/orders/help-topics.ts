import { deliveryState } from './delivery-state';
import type { PlacedOrder } from './placed-order';

export type HelpTopic = 'address' | 'damage' | 'other';

/**
 * Returns the topics of questions about an order: its address until everything has left, damage once something has (spec §2
 * /account/*).
 */
export function helpTopics(order: PlacedOrder): readonly HelpTopic[] {
  switch (deliveryState(order)) {
    case 'ordered':
    case 'packed':
    case 'waiting':
      return ['address', 'other'];
    case 'partly-shipped':
      return ['damage', 'address', 'other'];
    case 'shipped':
    case 'returning':
      return ['damage', 'other'];
    default:
      return ['other'];
  }
}
