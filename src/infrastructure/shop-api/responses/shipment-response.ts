import { IsBoolean, IsInt, IsOptional, IsString } from 'class-validator';
import type { Shipment, ShippingRate } from '#src/domain/checkout/shipment';
import { toId } from '#src/infrastructure/shop-api/wire-id';
import { AdjustmentResponse, toAdjustment } from './adjustment-response';
import { IsMoney } from './checks';
import { NestedList, ResponseOf } from './response-fields';
import { toCents } from './values';

/** A rate needs its id, by which it is chosen, and what a shopper chooses by. */
@ResponseOf<'ShippingRate'>()
class ShippingRateResponse {
  @IsInt() readonly id!: number;
  @IsString() readonly name!: string;
  @IsMoney() readonly cost!: string;
  @IsOptional() @IsBoolean() readonly selected?: boolean;
}

/** A shipment needs its id, by which a rate is chosen for it, and its cost. */
@ResponseOf<'Shipment'>()
export class ShipmentResponse {
  @IsInt() readonly id!: number;
  @IsOptional() @IsString() readonly number?: string;
  @IsMoney() readonly cost!: string;
  @IsOptional() @NestedList(ShippingRateResponse) readonly shipping_rates?: readonly ShippingRateResponse[];
  @IsOptional() @NestedList(AdjustmentResponse) readonly adjustments?: readonly AdjustmentResponse[];
}

export function toShipment(response: ShipmentResponse): Shipment {
  return {
    id: toId(response.id),
    number: response.number ?? '',
    cost: toCents(response.cost),
    rates: (response.shipping_rates ?? []).map(toShippingRate),
    adjustments: (response.adjustments ?? []).map(toAdjustment),
  };
}

function toShippingRate({ id, name, cost, selected = false }: ShippingRateResponse): ShippingRate {
  return { id: toId(id), name, cost: toCents(cost), selected };
}
