import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { OrderLine } from '@vendure/core';
import type { Repetition } from '#src/plugin/order-line/repeating-lines';
import { repetitionOf } from '#src/plugin/order-line/repeating-lines';

/** Tells what the shop adds to a line. */
@Resolver('OrderLine')
export class OrderLineResolver {
  @ResolveField()
  subscription(@Parent() line: OrderLine): Repetition | undefined {
    return repetitionOf(line);
  }
}
