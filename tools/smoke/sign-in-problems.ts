import { signInOrigin } from '#tools/security-headers';
import type { BackEnd } from './back-end';
import { ask, type ReleasedShop } from './released-shop';

/** The session of a customer who was made for this. */
interface SmokeCustomer {
  /** The provider's session token, which lasts as long as the session. */
  readonly sessionToken: string;
  readonly backEnd: (jwt: string) => BackEnd;
}

/**
 * Finds out if the sign-in provider knows the shop: its public token, by the call with which each page of an account begins. To
 * sign in takes a person. With the session of a signed-in customer, the provider renews it and the back end names its owner.
 */
export async function signInProblems(shop: ReleasedShop, customer?: SmokeCustomer): Promise<readonly string[]> {
  const { variables, origin } = shop;
  const token = variables['VITE_STYTCH_PUBLIC_TOKEN'] ?? '';
  const provider = `${signInOrigin(variables)}/sdk/v1`;
  const known = await ask(`${provider}/projects/bootstrap/${token}`, { headers: { origin } });
  if (known.status !== 200)
    return [`The sign-in provider answers ${known.status} to the public token: ${known.text.slice(0, 200)}`];
  if (customer === undefined) return [];
  const renewed = await ask(`${provider}/sessions/authenticate`, {
    method: 'POST',
    headers: {
      origin,
      authorization: `Basic ${Buffer.from(`${token}:${customer.sessionToken}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: '{}',
  });
  if (renewed.status !== 200)
    return [`The sign-in provider answers ${renewed.status} to the session: ${renewed.text.slice(0, 200)}`];
  const { data } = JSON.parse(renewed.text) as { readonly data: { readonly session_jwt: string } };
  await customer.backEnd(data.session_jwt).adapters.CustomerGateway.readMe();
  return [];
}
