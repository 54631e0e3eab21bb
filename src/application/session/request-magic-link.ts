import { CallbackUrl } from '#src/application/ports/identity/callback-url';
import { MagicLinkGateway } from '#src/application/ports/identity/magic-link-gateway';
import type { DependenciesOf } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { safeReturnPath } from '#src/domain/session/return-path';

/** Sends a sign-in link and stores the return path (spec §1, §4 Sign-in). */
export class RequestMagicLink {
  static readonly dependencies: DependenciesOf<typeof RequestMagicLink> = [
    MagicLinkGateway,
    SignInStorage,
    CallbackUrl,
  ];

  constructor(
    private readonly magicLinks: MagicLinkGateway,
    private readonly storage: SignInStorage,
    /** Absolute URL of the sign-in callback. */
    private readonly callbackUrl: string,
  ) {}

  async execute(email: string, returnPath: string | undefined): Promise<void> {
    this.storage.writeReturnPath(safeReturnPath(returnPath));
    await this.magicLinks.send(email, this.callbackUrl);
  }
}
