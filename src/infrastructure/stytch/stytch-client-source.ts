import type { StytchClient } from '@stytch/vanilla-js/headless';
import { log } from '#src/application/calls/log';
import { signInError } from '#src/application/ports/identity/sign-in-error';
import { token, type Used } from '#src/application/ports/token';
import { withoutLastSlash } from '#src/domain/text/without-last-slash';

export interface StytchSettings {
  /** Public token of the project. No secret. */
  readonly publicToken: string;
  /** Absolute URL of another server to call instead of the provider. */
  readonly baseUrl?: string | undefined;
  /** Minutes until a session expires without a refresh; 60 by default (spec §9 Sign-in session). */
  readonly sessionDurationMinutes?: number | undefined;
  /** Minutes in which an authenticator app must be confirmed. */
  readonly totpExpirationMinutes?: number | undefined;
  /** Minutes until a password reset link expires. */
  readonly resetPasswordExpirationMinutes?: number | undefined;
  /** The OAuth scopes beyond name and address, with the providers' own names (spec §5 custom_scopes). */
  readonly oauthScopes?: readonly string[] | undefined;
  /** The provider's template of the mail with that link. */
  readonly resetPasswordTemplateId?: string | undefined;
}

export const StytchSettings = token<StytchSettings>('StytchSettings');

export const defaultMinutes = { session: 60, totp: 10, resetPassword: 30 } as const;

const tokenPrefix = 'public-token-';

/** Loads the client on first use, and only once: clients with the same token share their state on the window. */
export class StytchClientSource {
  static readonly uses = { settings: StytchSettings };

  private loading: Promise<StytchClient> | undefined;

  readonly settings: StytchSettings;

  constructor(use: Used<typeof StytchClientSource.uses>) {
    this.settings = use.settings;
  }

  /**
   * Rejects with MISSING_API_KEY without a public token (spec §5), with `unsupported_protocol` for a `baseUrl` that is
   * not HTTP, and with `storage_forbidden` where the browser forbids storage, which the client uses while it loads.
   * After a failure the next call tries again.
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
      log.warn(`The public token of the sign-in provider should start with ${tokenPrefix}`);
    }
    return loadStytchClient(this.settings);
  }
}

/**
 * The import is destructured at once, because only then does the bundler drop unused code. The package is pinned to
 * 6.3.0: that version reads the option `endpoints`, but does not declare it. Run the contract suites before an update.
 *
 * With `keepSessionAlive: false` the client still confirms the session every three minutes, but does not extend it. The
 * shop decides when to extend it.
 */
async function loadStytchClient({ publicToken, baseUrl }: StytchSettings): Promise<StytchClient> {
  const { createStytchClient } = await import('@stytch/vanilla-js/headless');
  return createStytchClient(publicToken, {
    keepSessionAlive: false,
    ...(baseUrl && { endpoints: endpointsAt(baseUrl) }),
  });
}

/** The public token decides which of the two is called. */
function endpointsAt(baseUrl: string) {
  const url = withoutLastSlash(baseUrl);
  return { testAPIURL: url, liveAPIURL: url };
}
