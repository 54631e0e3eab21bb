import { makeAutoObservable, runInAction } from 'mobx';
import type { PasskeyGateway } from '#src/application/ports/identity/passkey-gateway';
import { hasSignInCode } from '#src/application/ports/identity/sign-in-error';
import type { Presenter } from '#src/ui/di/use-presenter';
import { describeSignInFailure } from '#src/ui/messages/account-messages';
import { forgetFailures } from '#src/ui/pages/account/forget-failures';
import type { ActionTracker } from '#src/ui/state/action-tracker';

const registering = 'register-passkey';

/** Presents adding a passkey of this device (spec §7 webauthn/register). */
export class PasskeyRegistrationPresenter implements Presenter {
  isSupported = false;

  constructor(
    private readonly passkeys: PasskeyGateway,
    private readonly tracker: ActionTracker,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  mount(): () => void {
    forgetFailures(this.tracker, [registering]);
    void this.look();
    return () => undefined;
  }

  get isBusy(): boolean {
    return this.tracker.isBusy(registering);
  }

  /** Why it failed; who stopped by themselves need not be told. */
  get failure(): string | undefined {
    const error = this.tracker.errorOf(registering);
    return error && !hasSignInCode(error, 'canceled') ? describeSignInFailure(error) : undefined;
  }

  /** True when there is one more. */
  async add(): Promise<boolean> {
    await this.tracker.run(registering, () => this.passkeys.register());
    return this.tracker.errorOf(registering) === undefined;
  }

  private async look(): Promise<void> {
    const isSupported = await this.passkeys.isSupported();
    runInAction(() => (this.isSupported = isSupported));
  }
}
