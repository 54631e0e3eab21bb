import type { CreateAddressInput, OrderAddress } from '@vendure/common/lib/generated-types';
import type { ShopAddress } from './address-values';

/** Writes an address as Vendure's orders have it, without the name of its country. */
export function toOrderAddress(address: ShopAddress): CreateAddressInput & OrderAddress {
  return {
    fullName: address.name,
    streetLine1: address.address1,
    streetLine2: address.address2,
    city: address.city,
    postalCode: address.zipcode,
    phoneNumber: address.phone,
    countryCode: address.countryIso,
    province: address.stateAbbr,
  };
}

/** Reads an address as Vendure's orders have it. */
export function toShopAddress(address: OrderAddress): ShopAddress {
  return {
    name: address.fullName ?? '',
    address1: address.streetLine1 ?? '',
    address2: address.streetLine2 ?? '',
    city: address.city ?? '',
    zipcode: address.postalCode ?? '',
    phone: address.phoneNumber ?? '',
    countryIso: address.countryCode ?? '',
    stateAbbr: address.province ?? '',
  };
}
