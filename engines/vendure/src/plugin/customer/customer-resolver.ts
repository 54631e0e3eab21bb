import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Customer, ID } from '@vendure/core';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import type { AddressBookEntry } from './address-book';
import { AddressBook } from './address-book';
import type { ShopAddress } from './address-values';
import type { CustomerChange } from './shop-customers';
import { ShopCustomers } from './shop-customers';

interface ShopCustomer {
  readonly id: ID;
  readonly email?: string;
  readonly name?: string;
  readonly news: boolean | null;
  readonly reminders: boolean | null;
}

@Resolver()
export class CustomerResolver {
  constructor(
    private readonly customers: ShopCustomers,
    private readonly book: AddressBook,
  ) {}

  @Query()
  @Allow(Permission.Public)
  async signedInCustomer(@Ctx() ctx: RequestContext): Promise<ShopCustomer> {
    return toShopCustomer(await this.customers.required(ctx));
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
