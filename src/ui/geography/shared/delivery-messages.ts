import type { ArrivalWindow } from '#src/domain/geography/delivery-estimate';
import { formatShortDay } from '#src/ui/kit/day-messages';

/** "Tue, Nov 24 – Fri, Nov 27", or one day. */
export function formatWindow({ first, last }: ArrivalWindow): string {
  return first === last ? formatShortDay(first) : `${formatShortDay(first)} – ${formatShortDay(last)}`;
}

export const deliveryMessages = {
  shipsTo: (state: string, window: ArrivalWindow) => `Ships to ${state}: arrives ${formatWindow(window)}`,
  shipsToSomeday: (state: string) => `Ships to ${state}. We cannot say yet when it arrives.`,
  noWine: (state: string) => `We cannot ship wine to ${state} yet.`,
  onlyUnitedStates: 'We only ship within the United States.',
  unknown: 'Choose your state at checkout to see when it arrives.',
  change: 'Change',
  changeState: 'Change the state',
  arrives: (window: ArrivalWindow) => `Arrives ${formatWindow(window)}`,
  arrivesSomeday: 'We cannot say yet when it arrives',
} as const;

export const freeShippingMessages = {
  missing: (amount: string, method: string) => `Add ${amount} more for free ${method} shipping`,
  reached: (method: string) => `${method} shipping is free`,
} as const;
