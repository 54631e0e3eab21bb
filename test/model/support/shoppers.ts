import type { AddressField } from '#src/ui/address-book/shared/address-checks';

export const people = ['ada', 'bob'] as const;
export type PersonName = (typeof people)[number];

/** A time in which one person sits at the browser; all that they type carries its mark. */
interface Stay {
  readonly mark: string;
  /** The possible owners: a guest's stay belongs to the person who signs in next. */
  owners: readonly PersonName[];
  /** True when the next person to sign in may be the one who sat there. */
  isOpen: boolean;
}

/** The people at the browser, and the text that each of them has typed there. */
export class Shoppers {
  private stays: readonly Stay[] = [];

  constructor(private readonly visit: string) {
    this.signedOut();
  }

  emailOf(person: PersonName): string {
    return `${person}-${this.visit}@example.test`;
  }

  /** The address that the present person types, marked as theirs. */
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
      phone: '5595550100',
    };
  }

  get mark(): string {
    return this.present.mark;
  }

  /** Signs a person in. They take over a guest's work, but not another person's. */
  signedIn(person: PersonName): 'another' | 'same' {
    const { present } = this;
    const others = present.owners.filter((owner) => owner !== person);
    if (present.isOpen) present.owners = [...others, person];
    present.isOpen = false;
    if (others.length === 0) return 'same';
    this.beginStay([person], false);
    return 'another';
  }

  signedOut(): void {
    this.beginStay([], true);
  }

  /** Ends the session. The guest who continues may be the same person, who still sees their cart, or the next one to sign in. */
  sessionEnded(): void {
    if (!this.present.isOpen) this.beginStay(this.present.owners, true);
  }

  /** Marks and addresses that the present person must never see. */
  get foreign(): readonly string[] {
    const { owners, mark } = this.present;
    const others = this.stays.filter(
      (stay) => stay.mark !== mark && !stay.owners.some((owner) => owners.includes(owner)),
    );
    const strangers = people.filter((person) => !owners.includes(person));
    return [...others.map((stay) => stay.mark), ...strangers.map((person) => this.emailOf(person))];
  }

  /** Every mark that a person may have left. */
  marksOf(person: PersonName): readonly string[] {
    return this.stays.filter(({ owners }) => owners.includes(person)).map(({ mark }) => mark);
  }

  private get present(): Stay {
    return this.stays.at(-1)!;
  }

  private beginStay(owners: readonly PersonName[], isOpen: boolean): void {
    this.stays = [...this.stays, { mark: `stay${this.stays.length}-${this.visit}`, owners, isOpen }];
  }
}
