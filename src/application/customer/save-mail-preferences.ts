import { GatewayError } from '#src/application/ports/gateway-error';
import type { SignInUserGateway } from '#src/application/ports/identity/sign-in-user-gateway';
import type { Logger } from '#src/application/ports/system/logger';
import type { MailPreferences } from '#src/domain/customer/mail-preferences';
import type { UpdateCustomer } from './update-customer';

/** `shop-only`: the shop has them, the sign-in provider could not be told. Saving again tells it. */
export type PreferencesOutcome = 'saved' | 'shop-only';

/**
 * Saves which mails the customer wants: with the shop, which sends them, and then with the user at the sign-in provider
 * (spec §3 Sign-in user, §7 PUT users/me). The shop's are the ones that count.
 */
export class SaveMailPreferences {
  constructor(
    private readonly updateCustomer: UpdateCustomer,
    private readonly users: SignInUserGateway,
    private readonly logger: Logger,
  ) {}

  /** Rejects with GatewayError when the shop did not save them; the sign-in provider is not told then. */
  async execute(preferences: MailPreferences): Promise<PreferencesOutcome> {
    await this.updateCustomer.execute({ preferences });
    try {
      await this.users.updateMetadata({ mailPreferences: { ...preferences } });
      return 'saved';
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.logger.warn('The sign-in provider was not told of the preferences', { code: error.code });
      return 'shop-only';
    }
  }
}
