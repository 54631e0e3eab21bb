import type { ShipmentState } from '#src/domain/cart/shipment';
import { formatNumber } from '#src/ui/kit/number-messages';

export const placedOrderMessages = {
  lines: 'What you ordered',
  seller: 'Sold by',
  shipTo: 'Ship to',
  addresses: (count: number) => (count === 1 ? '1 address' : `${formatNumber(count)} addresses`),
  delivery: 'Delivery',
  payment: 'Payment',
  refund: 'Refund',
  share: (name: string, amount: string) => `${name}: ${amount}`,
  package: (index: number, count: number) => `Package ${index + 1} of ${count}`,
  shippedOn: (day: string) => `Shipped on ${day}`,
  shipmentStates: {
    pending: undefined,
    ready: 'Packed',
    backorder: 'Waiting for stock',
    partial: 'Partly shipped',
    shipped: 'Shipped',
    canceled: 'Canceled',
  } satisfies Record<ShipmentState, string | undefined>,
  contents: (index: number) => `In package ${index + 1}`,
  content: (quantity: number, name: string) => `${quantity} × ${name}`,
  tracking: (carrier: string | undefined, number: string) => [carrier, number].filter(Boolean).join(' '),
  track: 'Track package',
  trackNamed: (number: string) => `Track package ${number}`,
} as const;
