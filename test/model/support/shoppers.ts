import type { AddressField } from '#src/ui/forms/address-form';

export const people = ['ada', 'bob'] as const;
export type PersonName = (typeof people)[number];

/** A time in which one person sits at the browser; all that they type carries its mark. */
interface Stay {
  readonly mark: string;
  owner: PersonName | 'guest';
}

/** Who sits at the browser, and what each of them has typed there. */
export class Shoppers {
  private stays: readonly Stay[] = [];

  constructor(private readonly visit: string) {
    this.beginStay('guest');
  }

  emailOf(person: PersonName): string {
    return `${person}-${this.visit}@example.test`;
  }

  /** What the person who sits there types into the address, marked as theirs. */
  get address(): Readonly<Record<AddressField, string>> {
    const { mark } = this.present;
    return {
      email: `${mark}@example.test`,
      name: `Name ${mark}`,
      address1: `1 ${mark} Street`,
      address2: '',
      city: 'Fresno',
      stateAbbr: 'CA',
      zipcode: '93650',
      phone: '5550100',
    };
  }

  get mark(): string {
    return this.present.mark;
  }

  /** What a guest has done becomes theirs who signs in; what another person has done does not. */
  signedIn(person: PersonName): 'another' | 'same' {
    const { present } = this;
    if (present.owner === 'guest') present.owner = person;
    if (present.owner === person) return 'same';
    this.beginStay(person);
    return 'another';
  }

  signedOut(): void {
    this.beginStay('guest');
  }

  /** Marks and addresses that whoever sits there now must never see. */
  get foreign(): readonly string[] {
    const { owner, mark } = this.present;
    const others = this.stays.filter((stay) => (owner === 'guest' ? stay.mark !== mark : stay.owner !== owner));
    const strangers = people.filter((person) => person !== owner);
    return [...others.map((stay) => stay.mark), ...strangers.map((person) => this.emailOf(person))];
  }

  /** Every mark that a person has left. */
  marksOf(person: PersonName): readonly string[] {
    return this.stays.filter(({ owner }) => owner === person).map(({ mark }) => mark);
  }

  private get present(): Stay {
    return this.stays.at(-1)!;
  }

  private beginStay(owner: Stay['owner']): void {
    this.stays = [...this.stays, { mark: `stay${this.stays.length}-${this.visit}`, owner }];
  }
}
