import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Customer, ID } from '@vendure/core';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import type { CustomerChange } from '#src/plugins/customer/shop-customers';
import { ShopCustomers } from '#src/plugins/customer/shop-customers';

interface ShopCustomer {
  readonly id: ID;
  readonly email?: string;
  readonly name?: string;
  readonly news: boolean | null;
  readonly reminders: boolean | null;
}

@Resolver()
export class CustomerResolver {
  constructor(private readonly customers: ShopCustomers) {}

  @Query()
  @Allow(Permission.Public)
  async signedInCustomer(@Ctx() ctx: RequestContext): Promise<ShopCustomer> {
    return toShopCustomer(await this.customers.signedIn(ctx));
  }

  @Mutation()
  @Allow(Permission.Public)
  async updateSignedInCustomer(
    @Ctx() ctx: RequestContext,
    @Args('id') id: ID,
    @Args('fields') fields: CustomerChange,
  ): Promise<ShopCustomer> {
    return toShopCustomer(await this.customers.change(ctx, id, fields));
  }
}

function toShopCustomer({ id, emailAddress, firstName, lastName, customFields }: Customer): ShopCustomer {
  const name = [firstName, lastName].filter((part) => part !== '').join(' ');
  return {
    id,
    ...(emailAddress !== '' && { email: emailAddress }),
    ...(name !== '' && { name }),
    news: customFields.news,
    reminders: customFields.reminders,
  };
}
