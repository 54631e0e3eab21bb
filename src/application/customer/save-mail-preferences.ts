import { orElse } from '#src/application/calls/handled';
import { log } from '#src/application/calls/log';
import { SignInUserGateway } from '#src/application/ports/identity/sign-in-user-gateway';
import type { Used } from '#src/application/ports/token';
import type { MailPreferences } from '#src/domain/customer/mail-preferences';
import { UpdateCustomer } from './update-customer';

/** `shop-only`: the shop has saved them, but the sign-in provider could not. Saving again repeats both. */
export type PreferencesOutcome = 'saved' | 'shop-only';

/**
 * Saves the customer's choice of mails: with the shop, which sends them, and then with the user at the sign-in provider
 * (spec §3 Sign-in user, §7 PUT users/me). The shop's choice is the valid one.
 */
export class SaveMailPreferences {
  static readonly uses = { updateCustomer: UpdateCustomer, users: SignInUserGateway };

  constructor(private readonly use: Used<typeof SaveMailPreferences.uses>) {}

  /** Rejects with GatewayError when the shop did not save them; nothing is then sent to the sign-in provider. */
  async execute(preferences: MailPreferences): Promise<PreferencesOutcome> {
    await this.use.updateCustomer.execute({ preferences });
    return orElse(
      this.use.users.updateMetadata({ mailPreferences: { ...preferences } }).then(() => 'saved' as const),
      ({ code }) => {
        log.warn('The sign-in provider was not told of the preferences', { code });
        return 'shop-only' as const;
      },
    );
  }
}
