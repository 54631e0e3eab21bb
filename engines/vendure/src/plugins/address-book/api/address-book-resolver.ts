import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { ID } from '@vendure/core';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import type { AddressBookEntry } from '#src/plugins/address-book/address-book';
import { AddressBook } from '#src/plugins/address-book/address-book';
import type { ShopAddress } from '#src/plugins/core/address/address-values';
import { ShopCustomers } from '#src/plugins/customer/shop-customers';

@Resolver()
export class AddressBookResolver {
  constructor(
    private readonly customers: ShopCustomers,
    private readonly book: AddressBook,
  ) {}

  @Query()
  @Allow(Permission.Public)
  async addressBook(
    @Ctx() ctx: RequestContext,
    @Args('customerId') customerId: ID,
  ): Promise<readonly AddressBookEntry[]> {
    return this.book.list(ctx, await this.customers.requireSelf(ctx, customerId));
  }

  @Mutation()
  @Allow(Permission.Public)
  async saveAddress(
    @Ctx() ctx: RequestContext,
    @Args('customerId') customerId: ID,
    @Args('id') id: ID | undefined,
    @Args('address') address: ShopAddress,
    @Args('isDefault') isDefault: boolean | undefined,
  ): Promise<readonly AddressBookEntry[]> {
    const customer = await this.customers.requireSelf(ctx, customerId);
    return this.book.save(ctx, customer, { id: id ?? null, address, isDefault: isDefault ?? null });
  }

  @Mutation()
  @Allow(Permission.Public)
  async removeAddress(
    @Ctx() ctx: RequestContext,
    @Args('customerId') customerId: ID,
    @Args('id') id: ID,
  ): Promise<readonly AddressBookEntry[]> {
    return this.book.remove(ctx, await this.customers.requireSelf(ctx, customerId), id);
  }
}
