import { orElse } from '#src/application/calls/handled';
import { SignInUserGateway } from '#src/application/ports/identity/sign-in-user-gateway';
import { log } from '#src/application/ports/system/logger';
import type { DependenciesOf } from '#src/application/ports/token';
import type { MailPreferences } from '#src/domain/customer/mail-preferences';
import { UpdateCustomer } from './update-customer';

/** `shop-only`: the sign-in provider could not save them. Saving again repeats both. */
export type PreferencesOutcome = 'saved' | 'shop-only';

/** The shop sends the mails, so its choice comes first and is the valid one (spec §3 Sign-in user, §7 PUT users/me). */
export class SaveMailPreferences {
  static readonly dependencies: DependenciesOf<typeof SaveMailPreferences> = [UpdateCustomer, SignInUserGateway];

  constructor(
    private readonly updateCustomer: UpdateCustomer,
    private readonly users: SignInUserGateway,
  ) {}

  /** Rejects with GatewayError when the shop did not save them; the sign-in provider is then not asked. */
  async execute(preferences: MailPreferences): Promise<PreferencesOutcome> {
    await this.updateCustomer.execute({ preferences });
    return orElse(
      this.users.updateMetadata({ mailPreferences: { ...preferences } }).then(() => 'saved' as const),
      ({ code }) => {
        log.warn('The sign-in provider was not told of the preferences', { code });
        return 'shop-only' as const;
      },
    );
  }
}
