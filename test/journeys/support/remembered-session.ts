import { sandboxUrl, storefrontUrl } from './back-end';

const publicToken = 'public-token-test-ringpull';

/** The storage key under which the provider's client keeps session and user. */
export const rememberedSessionKey = `stytch_sdk_state_${publicToken}`;

/** A password that is good enough for every account of the journeys. */
export const goodPassword = 'nightly gamay on the 7th bus';

/** The state that a browser keeps of a user who has signed in before. */
export interface RememberedSession {
  readonly cookies: readonly {
    readonly name: string;
    readonly value: string;
    readonly url: string;
    readonly expires: number;
    readonly sameSite: 'Lax';
  }[];
  readonly stored: Readonly<Record<string, string>>;
  /** By which the customer proves to the shop who they are. */
  readonly jwt: string;
}

interface Authentication {
  readonly session_token: string;
  readonly session_jwt: string;
  readonly session: { readonly expires_at: string };
  readonly user: unknown;
}

/** Signs somebody up by the provider's own calls: a journey that is not about a way to sign in need not walk one. */
export async function signUp(email: string): Promise<RememberedSession> {
  const response = await fetch(`${sandboxUrl}/sdk/v1/passwords`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa(`${publicToken}:${publicToken}`)}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: goodPassword, session_duration_minutes: 525_600 }),
  });
  if (!response.ok) throw new Error(`Signing up answered ${response.status}: ${await response.text()}`);
  const { data } = (await response.json()) as { readonly data: Authentication };
  const { session_token: token, session_jwt: jwt, session, user } = data;
  const cookie = {
    url: storefrontUrl,
    expires: Math.floor(Date.parse(session.expires_at) / 1000),
    sameSite: 'Lax',
  } as const;
  return {
    cookies: [
      { name: 'stytch_session', value: token, ...cookie },
      { name: 'stytch_session_jwt', value: jwt, ...cookie },
    ],
    stored: { [rememberedSessionKey]: JSON.stringify({ session, user }), 'auth-logged-in': 'true' },
    jwt,
  };
}
