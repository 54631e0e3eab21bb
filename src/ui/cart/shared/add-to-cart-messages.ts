/** These messages are on every page. */
export const addToCartMessages = {
  added: (name: string) => `${name} is in your cart`,
  add: 'Add to cart',
  addNamed: (name: string) => `Add to cart: ${name}`,
  adding: 'Adding',
  chooseAmount: 'Choose the amount',
  chooseAmountNamed: (name: string) => `Choose the amount: ${name}`,
  chooseCans: 'Choose cans',
  chooseCansNamed: (name: string) => `Choose cans: ${name}`,
  tell: 'Notify me',
  tellNamed: (name: string) => `Notify me when ${name} is back`,
} as const;
