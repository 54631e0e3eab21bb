import type { StytchClient } from '@stytch/vanilla-js/headless';
import { signInError } from '#src/application/ports/identity/sign-in-error';
import type { Logger } from '#src/application/ports/system/logger';

const tokenPrefix = 'public-token-';

/** The one client of the project, loaded when it is first asked for; the client shares its state by token on the window. */
export class StytchClientSource {
  private loading: Promise<StytchClient> | undefined;

  constructor(
    readonly settings: StytchSettings,
    private readonly logger: Logger,
  ) {}

  /**
   * Rejects with MISSING_API_KEY without a public token (spec §5), with `unsupported_protocol` for a stand-in that is no web
   * address, and with `storage_forbidden` where the browser lets nothing be stored, which the client does already while it is loaded. A load that failed is tried anew by the next call.
   */
  async get(): Promise<StytchClient> {
    this.loading ??= this.load().catch((error: unknown) => {
      this.loading = undefined;
      if (!(error instanceof DOMException)) throw error;
      throw signInError({
        code: 'storage_forbidden',
        message: 'The browser forbids the storage that signing in needs',
        cause: error,
      });
    });
    return this.loading;
  }

  private async load(): Promise<StytchClient> {
    const { publicToken, baseUrl } = this.settings;
    if (!publicToken) throw signInError({ code: 'MISSING_API_KEY', message: 'An API key is required' });
    if (baseUrl && !/^https?:/i.test(baseUrl)) {
      throw signInError({
        code: 'unsupported_protocol',
        message: 'The address of the sign-in provider begins with neither http nor https',
      });
    }
    if (!publicToken.startsWith(tokenPrefix)) {
      this.logger.warn(`The public token of the sign-in provider should start with ${tokenPrefix}`);
    }
    return loadStytchClient(this.settings);
  }
}

/** How the shop is known to the sign-in provider, and for how long what it asks for lives. */
export interface StytchSettings {
  /** Public token of the project; it is made to be seen. */
  readonly publicToken: string;
  /** Absolute address of a stand-in for the provider; without it the provider itself is called. */
  readonly baseUrl?: string | undefined;
  /** Minutes that a session lives without being refreshed; 60 when not configured (spec §9 Sign-in session). */
  readonly sessionDurationMinutes?: number | undefined;
  /** Minutes in which an authenticator app has to be confirmed. */
  readonly totpExpirationMinutes?: number | undefined;
  /** Minutes that the link to a new password lives. */
  readonly resetPasswordExpirationMinutes?: number | undefined;
  /** The provider's template of the mail with that link. */
  readonly resetPasswordTemplateId?: string | undefined;
}

/** What holds where nothing is configured. */
export const defaultMinutes = { session: 60, totp: 10, resetPassword: 30 } as const;

/**
 * Loads the provider's own client and makes one for the project. The import is taken apart at once, because only then
 * the bundler leaves out what is not used. Pinned to 6.3.0: the option `endpoints` is used verbatim by that version but
 * declared nowhere, so another version has to pass the contract suites first.
 *
 * `keepSessionAlive: false` does not silence the client: it still confirms the session every three minutes, but leaves
 * the session's end where it is. To prolong it is the shop's own decision.
 */
async function loadStytchClient({ publicToken, baseUrl }: StytchSettings): Promise<StytchClient> {
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
