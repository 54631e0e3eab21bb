import { invalidResource } from '#sandbox/http/error-responses';
import type { Fields } from '#sandbox/http/request-body';
import { fieldsOf, integerOf, isTrue } from '#sandbox/http/request-body';
import { isEmail } from '#sandbox/http/text-length';

/** Reads the fields of another back end. `refuseWrong` is called once everything is read, and names all problems. */
export class RequestFields {
  private readonly fields: Fields;
  private readonly errors: Record<string, readonly string[]> = {};

  constructor(body: unknown) {
    this.fields = fieldsOf(body);
  }

  text(field: string): string {
    const value = this.fields[field];
    if (typeof value === 'string' && value !== '' && value.length <= 2000) return value;
    this.refuse(field, 'must be a text of at most 2000 characters');
    return '';
  }

  address(field: string): string {
    const value = this.text(field);
    if (!/^https?:$/.test(URL.parse(value)?.protocol ?? '')) this.refuse(field, 'must be a web address');
    return value;
  }

  email(field: string): string {
    const value = this.text(field);
    if (!isEmail(value)) this.refuse(field, 'is invalid');
    return value;
  }

  cents(field: string): number {
    const value = integerOf(this.fields[field]) ?? 0;
    if (value <= 0) this.refuse(field, 'must be a number of cents above 0');
    return value;
  }

  oneOf<Choice extends string>(field: string, choices: readonly Choice[]): Choice | undefined {
    const chosen = choices.find((one) => one === this.fields[field]);
    if (chosen === undefined) this.refuse(field, `must be ${choices.join(' or ')}`);
    return chosen;
  }

  isTrue(field: string): boolean {
    return isTrue(this.fields[field]);
  }

  /** Reads a field that may be left out. */
  optional<Value>(field: string, read: (field: string) => Value): Value | null {
    return this.isGiven(field) ? read(field) : null;
  }

  isGiven(field: string): boolean {
    return this.fields[field] !== undefined && this.fields[field] !== null;
  }

  refuse(field: string, message: string): void {
    this.errors[field] = [message];
  }

  refuseWrong(): void {
    if (Object.keys(this.errors).length > 0) throw invalidResource(this.errors);
  }
}
