import { ValidateBy, type ValidationOptions } from 'class-validator';

/** An emoji is one character; surrounding blanks do not count. */
export function countCharacters(text: string): number {
  return Array.from(text.trim()).length;
}

/** The maximum is in visible characters. */
export function IsAtMost(most: number, options: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isAtMost',
      validator: { validate: (value: unknown) => typeof value === 'string' && countCharacters(value) <= most },
    },
    options,
  );
}
