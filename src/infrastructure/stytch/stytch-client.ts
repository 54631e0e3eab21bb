import type { StytchClient } from '@stytch/vanilla-js/headless';
import type { StytchSettings } from './stytch-settings';

/**
 * Loads the provider's own client and makes one for the project. The import is taken apart at once, because only then
 * the bundler leaves out what is not used. Pinned to 6.3.0: the option `endpoints` is used verbatim by that version but
 * declared nowhere, so another version has to pass the contract suites first.
 *
 * `keepSessionAlive: false` does not silence the client: it still confirms the session every three minutes, but leaves
 * the session's end where it is. To prolong it is the shop's own decision.
 */
export async function loadStytchClient({ publicToken, baseUrl }: StytchSettings): Promise<StytchClient> {
  const { createStytchClient } = await import('@stytch/vanilla-js/headless');
  return createStytchClient(publicToken, {
    keepSessionAlive: false,
    ...(baseUrl && { endpoints: endpointsAt(baseUrl) }),
  });
}

/** Which of the two is called depends on the public token. */
function endpointsAt(baseUrl: string) {
  const url = baseUrl.replace(/\/+$/, '');
  return { testAPIURL: url, liveAPIURL: url };
}
