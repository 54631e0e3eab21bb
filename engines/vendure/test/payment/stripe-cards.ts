/** The reason by which Stripe refuses a card. */
export interface CardError {
  readonly code: string;
  readonly decline_code?: string;
  readonly advice_code?: string;
}

/** Cards that are saved and then refused when they are charged; the first three are test numbers of Stripe. */
export const refusals: Readonly<Record<string, CardError>> = {
  '4000000000000341': { code: 'card_declined', decline_code: 'generic_decline', advice_code: 'try_again_later' },
  '4000002760003184': { code: 'authentication_required', decline_code: 'authentication_required' },
  '4000000000000069': { code: 'expired_card', advice_code: 'confirm_card_data' },
  '4000000000009979': { code: 'card_declined', decline_code: 'stolen_card', advice_code: 'do_not_try_again' },
};

/** /testing#regulatory-cards */
export const testCards: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_authenticationRequired: '4000002760003184',
};
