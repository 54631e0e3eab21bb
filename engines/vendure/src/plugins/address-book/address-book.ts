import { Injectable } from '@nestjs/common';
import type { Customer, ID, RequestContext } from '@vendure/core';
import { Address, CountryService, TransactionalConnection } from '@vendure/core';
import type { ShopAddress } from '#src/plugins/core/address/address-values';
import { AddressCheck } from '#src/plugins/core/address/address-values';

export interface AddressBookEntry {
  readonly id: ID;
  readonly address: ShopAddress;
  readonly isDefault: boolean;
}

export interface AddressChange {
  readonly id?: ID | null;
  readonly address: ShopAddress;
  readonly isDefault?: boolean | null;
}

/**
 * The addresses that a customer keeps, as Vendure's own. They are immutable here: an edited entry has another id, and equal
 * addresses are one entry.
 */
@Injectable()
export class AddressBook {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly countries: CountryService,
    private readonly check: AddressCheck,
  ) {}

  /** Returns the default first, the others as they were added. */
  async list(ctx: RequestContext, customer: Customer): Promise<readonly AddressBookEntry[]> {
    const rows = await this.connection.getRepository(ctx, Address).find({
      where: { customer: { id: customer.id } },
      relations: { country: true },
      order: { createdAt: 'ASC' },
    });
    const entries = rows.map((row) => ({
      id: row.id,
      address: toShopAddress(row),
      isDefault: row.defaultShippingAddress,
    }));
    return entries.sort((one, other) => Number(other.isDefault) - Number(one.isDefault));
  }

  save(ctx: RequestContext, customer: Customer, change: AddressChange): Promise<readonly AddressBookEntry[]> {
    return this.connection.withTransaction(ctx, async (inside) => {
      const address = await this.check.read(inside, change.address);
      await this.lock(inside, customer);
      const book = await this.list(inside, customer);
      const replaced = book.find(({ id }) => String(id) === String(change.id));
      const equal = book.find((entry) => isSame(entry.address, address));
      const isDefault = change.isDefault === true || replaced?.isDefault === true || book.length === 0;
      if (replaced && replaced !== equal) await this.delete(inside, replaced.id);
      const id = equal?.id ?? (await this.insert(inside, customer, address));
      if (isDefault) await this.makeDefault(inside, customer, id);
      return this.list(inside, customer);
    });
  }

  /** Keeps the address of an order, once, as the default from then on. Does nothing for a guest, who has no book. */
  async keep(ctx: RequestContext, customer: Customer, address: ShopAddress): Promise<void> {
    if (!(await this.lock(ctx, customer))) return;
    const equal = (await this.list(ctx, customer)).find((entry) => isSame(entry.address, address));
    if (equal?.isDefault) return;
    await this.makeDefault(ctx, customer, equal?.id ?? (await this.insert(ctx, customer, address)));
  }

  /** An id that the book does not have changes nothing. */
  async remove(ctx: RequestContext, customer: Customer, id: ID): Promise<readonly AddressBookEntry[]> {
    const entry = (await this.list(ctx, customer)).find((one) => String(one.id) === String(id));
    if (entry) await this.delete(ctx, entry.id);
    return this.list(ctx, customer);
  }

  /** Makes two changes of one book wait for each other, as of two orders at the same moment. False for a guest. */
  private async lock(ctx: RequestContext, { id }: Customer): Promise<boolean> {
    const rows = (await this.connection
      .getRepository(ctx, Address)
      .query('SELECT id FROM customer WHERE id = $1 AND "userId" IS NOT NULL FOR NO KEY UPDATE', [
        id,
      ])) as readonly unknown[];
    return rows.length > 0;
  }

  private async insert(ctx: RequestContext, customer: Customer, address: ShopAddress): Promise<ID> {
    const country = await this.countries.findOneByCode(ctx, address.countryIso);
    const { id } = await this.connection.getRepository(ctx, Address).save(
      new Address({
        customer,
        country,
        fullName: address.name,
        streetLine1: address.address1,
        streetLine2: address.address2,
        city: address.city,
        postalCode: address.zipcode,
        phoneNumber: address.phone,
        province: address.stateAbbr,
        defaultShippingAddress: false,
        defaultBillingAddress: false,
      }),
    );
    return id;
  }

  private async delete(ctx: RequestContext, id: ID): Promise<void> {
    await this.connection.getRepository(ctx, Address).delete(id);
  }

  private async makeDefault(ctx: RequestContext, customer: Customer, id: ID): Promise<void> {
    const addresses = this.connection.getRepository(ctx, Address);
    await addresses.update({ customer: { id: customer.id } }, { defaultShippingAddress: false });
    await addresses.update(id, { defaultShippingAddress: true });
  }
}

function toShopAddress(row: Address): ShopAddress {
  return {
    name: row.fullName,
    address1: row.streetLine1,
    address2: row.streetLine2,
    city: row.city,
    zipcode: row.postalCode,
    phone: row.phoneNumber,
    countryIso: row.country.code,
    stateAbbr: row.province,
  };
}

function isSame(one: ShopAddress, other: ShopAddress): boolean {
  return (Object.keys(one) as (keyof ShopAddress)[]).every((field) => one[field] === other[field]);
}
