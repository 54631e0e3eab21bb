export interface TestCard {
  /** Used in the URL of a prefilled page. */
  readonly id: string;
  readonly number: string;
  readonly effect: string;
}

export const testCards: readonly TestCard[] = [
  { id: 'pays', number: '4111111111111111', effect: 'Pays at once' },
  { id: 'declined', number: '4111111111111112', effect: 'Is declined' },
  { id: 'confirm', number: '4000002500003155', effect: 'Asks to confirm once, then pays' },
  { id: 'later', number: '4000000000000341', effect: 'Pays now, is declined for later deliveries' },
  { id: 'again', number: '4000000000000119', effect: 'Pays here, is declined as a saved card' },
  { id: 'authentication', number: '4000002760003184', effect: 'Asks to confirm once, is declined as a saved card' },
];

export function findTestCard(id: string): TestCard | undefined {
  return testCards.find((card) => card.id === id);
}

/** Digits in groups of four. */
export function formatCardNumber(number: string): string {
  return number.replace(/\d{4}(?=\d)/g, '$& ');
}
