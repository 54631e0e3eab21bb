import { IsArray, IsIn, IsOptional, IsString } from 'class-validator';
import type { Order } from '#src/domain/cart/order';
import type { Estimate } from '#src/domain/group-order/estimate';
import { Nested, ResponseOf } from '#src/infrastructure/shop-api/response-fields';

@ResponseOf<'GroupOrder'>()
class GroupOrderResponse {
  @IsIn(['group', 'bulk']) readonly kind!: Estimate['kind'];
  @IsOptional() @IsString() readonly company?: string;
  @IsOptional() @IsString() readonly date?: string;
  @IsOptional() @IsString() readonly time?: string;
  @IsOptional() @IsArray() readonly recipients?: readonly unknown[];
}

/** An order's data about its group. */
@ResponseOf<'Metadata'>()
export class GroupOrderMetadataResponse {
  @IsOptional() @Nested(GroupOrderResponse) readonly group_order?: GroupOrderResponse;
}

/** An order without data about a group is an estimate as well: its link opens it. */
export function toEstimate(order: Order, metadata: GroupOrderMetadataResponse | undefined): Estimate {
  const { kind = 'group', company = '', date = '', time = '' } = metadata?.group_order ?? {};
  return { order, kind, company, date, time };
}
