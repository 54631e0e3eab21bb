import { askShopApi } from './shop-api';

/** Opens the page that saves a card of a customer, and returns its address. */
export async function prepareVendureCard(jwt: string, returnPath: string): Promise<string> {
  const query = 'mutation ($returnPath: String!) { prepareCard(returnPath: $returnPath) }';
  return (await askShopApi<{ readonly prepareCard: string }>(query, { returnPath }, { jwt })).prepareCard;
}
