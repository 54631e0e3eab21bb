import type { StytchClient } from '@stytch/vanilla-js/headless';
import { signInError } from '#src/application/ports/identity/sign-in-error';
import type { Logger } from '#src/application/ports/system/logger';
import { loadStytchClient } from './stytch-client';
import type { StytchSettings } from './stytch-settings';

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
