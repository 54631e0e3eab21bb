import type { Generated } from 'kysely';
import type { Defaulted, Fixed, Json, JsonWithDefault } from './column-types';

export interface ShopStateTable {
  name: string;
  seededAt: Date;
  /** The offset by which the shop's clock was moved forward. */
  clockOffsetMilliseconds: Defaulted<number>;
  /** The last day whose recurring jobs ran. */
  lastJobDate: Defaulted<string | null>;
}

export interface VariantTable {
  id: Generated<number>;
  sku: string;
  name: string;
  slug: string;
  description: string;
  priceCents: number;
  weight: string;
  kind: string;
  parts: Json<{ sku: string; quantity: number }[]>;
  noIndividualPurchase: boolean;
  subscribable: boolean;
  digital: boolean;
  backorderable: boolean;
  countOnHand: number | null;
  /** Cans of 250 ml in one unit, which count towards a full case. */
  cans: Defaulted<number>;
  /** The shopper chooses its contents, `cans` single cans. */
  composable: Defaulted<boolean>;
  /** No longer sold: only in past orders. */
  discontinued: Defaulted<boolean>;
}

export interface AddressTable {
  id: Generated<number>;
  fingerprint: Fixed<string>;
  name: Fixed<string>;
  address1: Fixed<string>;
  address2: Fixed<string | null>;
  city: Fixed<string>;
  zipcode: Fixed<string | null>;
  phone: Fixed<string | null>;
  alternativePhone: Fixed<string | null>;
  company: Fixed<string | null>;
  countryId: Fixed<number>;
  stateId: Fixed<number | null>;
  stateName: Fixed<string | null>;
}

export interface CustomerTable {
  id: Generated<number>;
  subject: string;
  email: string | null;
  name: string | null;
  phone: string | null;
  dateOfBirth: string | null;
  metadata: JsonWithDefault<Record<string, unknown>>;
  billAddressId: number | null;
  createdAt: Fixed<Date>;
  updatedAt: Date;
}

export interface AddressBookEntryTable {
  id: Generated<number>;
  customerId: Fixed<number>;
  addressId: number;
  isDefault: boolean;
}

export interface CreditCardTable {
  id: Generated<number>;
  customerId: number | null;
  month: string;
  year: string;
  ccType: string | null;
  lastDigits: string;
  name: string;
  /** The gateway's token of this card. The card number is never stored. */
  gatewayToken: string;
  createdAt: Fixed<Date>;
}

export interface WalletPaymentSourceTable {
  id: Generated<number>;
  customerId: Fixed<number>;
  creditCardId: Fixed<number>;
  isDefault: boolean;
}

export interface StoreCreditTable {
  id: Generated<number>;
  customerId: Fixed<number>;
  category: string;
  memo: string | null;
  amountCents: number;
  authorizedCents: Defaulted<number>;
  usedCents: Defaulted<number>;
  createdAt: Fixed<Date>;
}

export interface StoreCreditEventTable {
  id: Generated<number>;
  customerId: number;
  storeCreditId: number;
  action: string;
  amountCents: number;
  userTotalCents: number;
  remainingCents: number;
  orderNumber: string | null;
  /** The reason shown to the customer; null when `action` explains the event. */
  reason: Defaulted<string | null>;
  createdAt: Fixed<Date>;
}
