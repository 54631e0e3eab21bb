import { ValidateBy, type ValidationOptions } from 'class-validator';

/** The length of a text as people count it: an emoji is one, blanks around it do not count. */
export function countCharacters(text: string): number {
  return Array.from(text.trim()).length;
}

/** At most this many characters, as people count them. */
export function IsAtMost(most: number, options: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isAtMost',
      validator: { validate: (value: unknown) => typeof value === 'string' && countCharacters(value) <= most },
    },
    options,
  );
}
