import type { CartChangeAlerts } from '#src/application/ports/state/cart-change-alerts';
import { token } from '#src/application/ports/token';

/** Loads what shows changes of the cart, once for all who ask. */
export type LoadCartAlerts = () => Promise<CartChangeAlerts>;
export const LoadCartAlerts = token<LoadCartAlerts>('LoadCartAlerts');
