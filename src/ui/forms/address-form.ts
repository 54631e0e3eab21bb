import { IsEmail, IsNotEmpty, Matches, MaxLength, validateSync } from 'class-validator';
import { checkoutMessages } from '#src/ui/messages/checkout-messages';

const { problems } = checkoutMessages;

/** What the address step asks for, as typed, with the rules a person's typing has to keep. */
export class AddressForm {
  @IsEmail({}, { message: problems.email })
  email = '';

  @IsNotEmpty({ message: problems.name })
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

  @Matches(/^\d{5}(-\d{4})?$/, { message: problems.zipcode })
  zipcode = '';

  @Matches(/^[+()\d\s.-]{7,20}$/, { message: problems.phone })
  phone = '';
}

export type AddressField = keyof AddressForm;
export type AddressProblems = Partial<Record<AddressField, string>>;

export const addressFields: readonly AddressField[] = [
  'email',
  'name',
  'address1',
  'address2',
  'city',
  'stateAbbr',
  'zipcode',
  'phone',
];

/** What is wrong with what was typed, by field; blanks around a value do not count. */
export function checkAddress(fields: Readonly<Record<AddressField, string>>): AddressProblems {
  const form = Object.assign(new AddressForm(), trimmed(fields));
  const found = validateSync(form).map(
    ({ property, constraints = {} }) => [property, Object.values(constraints)[0]] as const,
  );
  return Object.fromEntries(found);
}

export function trimmed(fields: Readonly<Record<AddressField, string>>): Record<AddressField, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.trim()])) as Record<
    AddressField,
    string
  >;
}
