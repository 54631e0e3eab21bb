import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { ModifyOrderInput } from '@vendure/common/lib/generated-types';
import type { CustomOrderLineFields, Order, OrderLine, RequestContext } from '@vendure/core';
import { EventBus, idsAreEqual, isGraphQlErrorResult, OrderService, ProductVariantService } from '@vendure/core';
import { groupOrderOf } from '#src/plugins/core/group-order/group-order';
import { NewLines } from '#src/plugins/core/order-line/new-lines';
import { readParts } from '#src/plugins/core/order-line/pack-parts';
import { UnitsAddedEvent } from '#src/plugins/core/orders/units-added-event';
import { replaceMethod } from '#src/plugins/core/replaced-methods';
import { ShopFailure } from '#src/plugins/core/shop-failure';
import { taxAnew } from '#src/plugins/core/tax/changed-place';

/** The fields that the shop adds to lines, which Vendure's own types do not name. */
interface Sent {
  customFields?: Partial<CustomOrderLineFields> | null;
}

type AddedItem = NonNullable<ModifyOrderInput['addItems']>[number] & Sent;
type AdjustedLine = NonNullable<ModifyOrderInput['adjustOrderLines']>[number] & Sent;

/**
 * Holds staff's changes to a placed order to the rules of a cart, which Vendure's own service does not know: a pack to fill would
 * cost nothing, and recurring goods would be paid and never begin. A refusal says so in words before anything is written.
 */
@Injectable()
export class ModifiedOrders implements OnModuleInit {
  constructor(
    private readonly orders: OrderService,
    private readonly variants: ProductVariantService,
    private readonly lines: NewLines,
    private readonly events: EventBus,
  ) {}

  onModuleInit(): void {
    const { orders } = this;
    replaceMethod(ModifiedOrders, orders, 'modifyOrder', (modifyOrder) => async (ctx, input) => {
      const order = await orders.findOne(ctx, input.orderId);
      if (order?.state !== 'Modifying') return modifyOrder(ctx, input);
      for (const adjusted of input.adjustOrderLines ?? []) requireSameGoods(order, adjusted);
      if (goesElsewhere(order, input)) taxAnew(ctx);
      const before = new Map(order.lines.map(({ id, quantity }) => [id, quantity]));
      const addItems = await this.asInCart(ctx, input.addItems ?? []);
      const modified = await modifyOrder(ctx, { ...input, addItems });
      if (!isGraphQlErrorResult(modified) && !input.dryRun) await this.tell(ctx, modified, before);
      return modified;
    });
  }

  private async asInCart(ctx: RequestContext, items: readonly AddedItem[]): Promise<AddedItem[]> {
    const checked: AddedItem[] = [];
    for (const item of items) checked.push(await this.checked(ctx, item));
    return checked;
  }

  /** Gives added units the fields that a line of a cart has. A missing variant is left to Vendure to refuse. */
  private async checked(ctx: RequestContext, item: AddedItem): Promise<AddedItem> {
    const variant = await this.variants.findOne(ctx, item.productVariantId);
    if (!variant) return item;
    const { name, sku } = variant;
    const { parts = '[]', giftCardAmount = 0, subscription, prepaid } = item.customFields ?? {};
    if (subscription) throw refusal(`A subscription to ${name} begins with an order of its own`);
    if (prepaid) throw refusal(`${name} is paid ahead with an order of its own`);
    try {
      const line = { sku, quantity: item.quantity, parts: readParts(parts), giftCardAmount };
      return { ...item, customFields: await this.lines.fieldsOf(ctx, variant, line) };
    } catch (error) {
      if (!(error instanceof ShopFailure)) throw error;
      throw refusal(`${name} is not added: ${problemsOf(error)}`);
    }
  }

  private async tell(ctx: RequestContext, { lines }: Order, before: ReadonlyMap<unknown, number>): Promise<void> {
    for (const line of lines) {
      const units = line.quantity - (before.get(line.id) ?? 0);
      if (units > 0) await this.events.publish(new UnitsAddedEvent(ctx, line, units));
    }
  }
}

/** True where a change sends an order to a place whose tax may be another one. A group order goes to its recipients. */
function goesElsewhere(order: Order, { updateShippingAddress: sent }: ModifyOrderInput): boolean {
  const now: Readonly<Record<string, unknown>> = { ...order.shippingAddress };
  const parts = ['countryCode', 'province', 'city', 'postalCode', 'streetLine1'] as const;
  return !groupOrderOf(order) && parts.some((part) => sent?.[part] != null && sent[part] !== now[part]);
}

/** Throws where a line would become something else than was bought, or where more would be paid ahead than can be delivered. */
function requireSameGoods({ lines }: Order, { orderLineId, quantity, customFields }: AdjustedLine): void {
  const line = lines.find(({ id }) => idsAreEqual(id, orderLineId));
  if (!line) return;
  const { name } = line.productVariant;
  if (differs(line, customFields ?? {}))
    throw refusal(`What a line of ${name} is cannot be changed: set its quantity to 0, and add it anew`);
  if (line.customFields.prepaid !== '' && quantity > line.quantity)
    throw refusal(`Deliveries of ${name} are paid ahead, and some are made already: more of it is an order of its own`);
}

function differs({ customFields: now }: OrderLine, sent: Partial<CustomOrderLineFields>): boolean {
  const names = ['parts', 'giftCardAmount', 'subscription', 'prepaid'] as const;
  return names.some((name) => sent[name] !== undefined && sent[name] !== now[name]);
}

function refusal(sentence: string): ShopFailure {
  return new ShopFailure('INVALID', `${sentence}.`);
}

function problemsOf({ message, extensions }: ShopFailure): string {
  const { fields = {} } = extensions as { readonly fields?: Readonly<Record<string, readonly string[]>> };
  const problems = Object.entries(fields).map(([field, texts]) => `${field} ${texts.join(', ')}`);
  return problems.length > 0 ? problems.join('; ') : message;
}
