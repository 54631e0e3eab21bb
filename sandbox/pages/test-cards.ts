export interface TestCard {
  /** Names it in the address of a page that is filled in. */
  readonly id: string;
  readonly number: string;
  readonly effect: string;
}

/** Cards that belong to nobody, and what they do. */
export const testCards: readonly TestCard[] = [
  { id: 'pays', number: '4111111111111111', effect: 'Pays at once' },
  { id: 'declined', number: '4111111111111112', effect: 'Is declined' },
  { id: 'confirm', number: '4000002500003155', effect: 'Asks to confirm once, then pays' },
  { id: 'later', number: '4000000000000341', effect: 'Pays now, is declined for later deliveries' },
];

export function findTestCard(id: string): TestCard | undefined {
  return testCards.find((card) => card.id === id);
}

/** Digits in groups of four, as on the card. */
export function grouped(number: string): string {
  return number.replace(/\d{4}(?=\d)/g, '$& ');
}
