import { ValidateBy, type ValidationOptions } from 'class-validator';

/** Returns the length of a text in visible characters: an emoji is one, surrounding blanks do not count. */
export function countCharacters(text: string): number {
  return Array.from(text.trim()).length;
}

/** Checks the maximum length of a text in visible characters. */
export function IsAtMost(most: number, options: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isAtMost',
      validator: { validate: (value: unknown) => typeof value === 'string' && countCharacters(value) <= most },
    },
    options,
  );
}
