import type { StytchClient } from '@stytch/vanilla-js/headless';
import { signInError } from '#src/application/ports/identity/sign-in-error';
import { log } from '#src/application/ports/system/logger';

export interface StytchSettings {
  /** No secret. */
  readonly publicToken: string;
  /** Absolute, of another server than the provider. */
  readonly baseUrl?: string | undefined;
  /** Without a refresh; 60 by default (spec §9 Sign-in session). */
  readonly sessionDurationMinutes?: number | undefined;
  readonly totpExpirationMinutes?: number | undefined;
  readonly resetPasswordExpirationMinutes?: number | undefined;
  /** Beyond name and address, by the providers' own names (spec §5 custom_scopes). */
  readonly oauthScopes?: readonly string[] | undefined;
  /** Of the mail with that link. */
  readonly resetPasswordTemplateId?: string | undefined;
}

export const defaultMinutes = { session: 60, totp: 10, resetPassword: 30 } as const;

const tokenPrefix = 'public-token-';

/** Only once: clients with the same token share their state on the window. */
export class StytchClientSource {
  private loading: Promise<StytchClient> | undefined;

  constructor(readonly settings: StytchSettings) {}

  /**
   * Rejects with MISSING_API_KEY without a public token (spec §5), `unsupported_protocol` for a `baseUrl` that is not
   * HTTP, `storage_forbidden` where the browser forbids storage. After a failure the next call tries again.
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
 * Destructured at once, so that the bundler drops unused code. Pinned to 6.3.0, which reads the undeclared option
 * `endpoints`: run the contract suites before an update. With `keepSessionAlive: false` the client still confirms the
 * session every three minutes, but the shop decides when to extend it.
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
  const url = baseUrl.replace(/\/+$/, '');
  return { testAPIURL: url, liveAPIURL: url };
}
