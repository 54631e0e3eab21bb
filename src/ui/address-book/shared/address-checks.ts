import { IsEmail, IsNotEmpty, MaxLength } from 'class-validator';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { findProblems } from '#src/ui/kit/find-problems';
import type { Problems, Values } from '#src/ui/kit/form';
import { IsReadable } from '#src/ui/kit/is-readable';
import { IsUsPhone, IsZipCode } from './postal-checks';

const { problems } = checkoutMessages;

class AddressForm {
  @IsEmail({}, { message: problems.email })
  email = '';

  @IsReadable({ message: problems.name })
  @MaxLength(120, { message: problems.tooLong })
  name = '';

  @IsNotEmpty({ message: problems.address1 })
  @MaxLength(120, { message: problems.tooLong })
  address1 = '';

  @MaxLength(120, { message: problems.tooLong })
  address2 = '';

  @IsNotEmpty({ message: problems.city })
  @MaxLength(80, { message: problems.tooLong })
  city = '';

  @IsNotEmpty({ message: problems.state })
  stateAbbr = '';

  @IsZipCode({ message: problems.zipcode })
  zipcode = '';

  @IsUsPhone({ message: problems.phone })
  phone = '';
}

export type AddressField = keyof AddressForm;

/** The hints of fields in place of their usual ones. */
export type FieldHints = Readonly<Partial<Record<AddressField, string>>>;

export const emptyAddress: Values<AddressField> = {
  email: '',
  name: '',
  address1: '',
  address2: '',
  city: '',
  stateAbbr: '',
  zipcode: '',
  phone: '',
};

export const addressFields = Object.keys(emptyAddress) as readonly AddressField[];

/** The fields of an order that is not shipped. */
export const contactFields: readonly AddressField[] = ['email'];

/** The fields of an address when the e-mail address is known. */
export const shippingFields: readonly AddressField[] = addressFields.filter((field) => field !== 'email');

export function checkAddress(values: Values<AddressField>): Problems<AddressField> {
  return findProblems(AddressForm, values);
}
