import addressparser from 'nodemailer/lib/addressparser';

/** The writer of a mail; the name may be empty. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

export type Variables = Readonly<Record<string, string | undefined>>;

export const lastPort = 65_535;

/**
 * Reads variables of the environment, and collects missing and malformed ones until all have been read: an operator who sets a shop
 * up is told everything at once. A variable that is set to nothing is not set.
 */
export class Settings {
  private readonly problems: string[] = [];

  constructor(private readonly variables: Variables) {}

  get isProduction(): boolean {
    return this.variables['NODE_ENV'] === 'production';
  }

  /** Throws an error that names every problem, one on a line. */
  check(): void {
    if (this.problems.length > 0)
      throw new Error(['The engine cannot start:', ...this.problems.map((one) => `  ${one}`)].join('\n'));
  }

  text(name: string): string | undefined {
    const value = this.variables[name]?.trim();
    return value === '' ? undefined : value;
  }

  /** `purpose` completes the sentence "NAME is missing: …". */
  required(name: string, purpose: string): string {
    const value = this.text(name);
    if (value === undefined) this.problems.push(`${name} is missing: ${purpose}.`);
    return value ?? '';
  }

  /** Has a value of its own on a developer's machine; a shop that takes money has to be given one. */
  inProduction(name: string, purpose: string, onThisMachine: string): string {
    return this.isProduction ? this.required(name, purpose) : (this.text(name) ?? onThisMachine);
  }

  port(name: string, otherwise: number, last = lastPort): number {
    const text = this.text(name);
    if (text === undefined) return otherwise;
    const value = Number(text);
    if (Number.isInteger(value) && value >= 1 && value <= last) return value;
    this.problems.push(`${name} is "${text}", which is no port: give a number from 1 to ${last}.`);
    return otherwise;
  }

  count(name: string, otherwise: number, most = 99): number {
    const text = this.text(name);
    if (text === undefined) return otherwise;
    if (/^\d{1,6}$/.test(text) && Number(text) <= most) return Number(text);
    this.problems.push(`${name} is "${text}", which is no count: give a number from 0 to ${most}.`);
    return otherwise;
  }

  /** One of the values that there are, the first of which counts when it is not set. */
  choice<Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value {
    const text = this.text(name) ?? values[0];
    const chosen = values.find((value) => value === text);
    if (chosen === undefined) this.problems.push(`${name} is "${text}", which is none of ${values.join(', ')}.`);
    return chosen ?? values[0];
  }

  /** The name of a header of HTTP, in small letters as requests have it; undefined when it is not set. */
  header(name: string): string | undefined {
    const value = this.text(name);
    if (value !== undefined && !/^[a-z\d-]+$/i.test(value))
      this.problems.push(`${name} is "${value}", which is no name of a header such as CF-IPCountry.`);
    return value?.toLowerCase();
  }

  /** An address without its last slash. */
  address(name: string, purpose: string, onThisMachine: string): string {
    return this.checked(name, this.inProduction(name, purpose, onThisMachine));
  }

  optionalAddress(name: string): string | undefined {
    const value = this.text(name);
    return value === undefined ? undefined : this.checked(name, value);
  }

  /** A mail address, alone or with a name: `Shop <hello@shop.example>`. */
  mailbox(name: string, purpose: string, onThisMachine: string): Mailbox {
    const text = this.inProduction(name, purpose, onThisMachine);
    const [mailbox, ...others] = addressparser(text, { flatten: true });
    if (mailbox && others.length === 0 && /^[^\s@]+@[^\s@]+$/.test(mailbox.address)) return mailbox;
    if (text !== '') this.problems.push(`${name} is "${text}", which is no address such as Shop <hello@shop.example>.`);
    return { name: '', address: text };
  }

  color(name: string, otherwise: string): string {
    const value = this.text(name) ?? otherwise;
    if (!/^#[\da-f]{6}$/i.test(value)) this.problems.push(`${name} is "${value}", which is no color such as #C93A1D.`);
    return value;
  }

  language(name: string, otherwise: string): string {
    const value = this.text(name) ?? otherwise;
    if (isLanguage(value)) return value;
    this.problems.push(`${name} is "${value}", which is no language such as en-US.`);
    return otherwise;
  }

  private checked(name: string, value: string): string {
    // A variable that is missing was named already.
    if (value !== '' && !URL.canParse(value)) this.problems.push(`${name} is "${value}", which is no address.`);
    return value.replace(/\/$/, '');
  }
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
