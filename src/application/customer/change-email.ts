import { ifCode, orElse } from '#src/application/calls/handled';
import { isUncertain } from '#src/application/ports/gateway-error';
import { signInError } from '#src/application/ports/identity/sign-in-error';
import { SignInUserGateway } from '#src/application/ports/identity/sign-in-user-gateway';
import type { Used } from '#src/application/ports/token';
import { IdentifyCustomer } from '#src/application/session/identify-customer';
import { SignInByLink } from '#src/application/session/sign-in-by-link';
import {
  type EmailChange,
  emailChangeMetadata,
  emailChangeOf,
  emailFactor,
  isSameEmail,
} from '#src/domain/session/email-change';
import type { SignInUser } from '#src/domain/session/sign-in-user';
import { UpdateCustomer } from './update-customer';

export type EmailChangeOutcome =
  | { readonly kind: 'none' }
  /** A link was sent, or was not opened yet. */
  | { readonly kind: 'waiting'; readonly to: string }
  | { readonly kind: 'changed'; readonly to: string }
  /** The shop refuses the address, for example because another customer has it. Nothing has changed. */
  | { readonly kind: 'refused'; readonly to: string };

/** The page that the link in the mail returns to. */
const profilePath = '/account/profile/';

/**
 * Changes the e-mail address in steps that can each be repeated: the link proves the new address, the shop saves it, and
 * only then the old one can no longer sign in (docs/adr/0022). At every step at least one address can sign in. All methods
 * reject with GatewayError; the change then waits, and `resume` continues it.
 */
export class ChangeEmail {
  static readonly uses = {
    users: SignInUserGateway,
    signInByLink: SignInByLink,
    identifyCustomer: IdentifyCustomer,
    updateCustomer: UpdateCustomer,
  };

  constructor(private readonly use: Used<typeof ChangeEmail.uses>) {}

  /**
   * Sends a link to the new address. An address that the user has already proved needs no link. Codes: `email_in_use` for an
   * address of another account, `invalid_email`.
   */
  async begin(email: string): Promise<EmailChangeOutcome> {
    const to = email.trim();
    const { email: from } = await this.use.identifyCustomer.execute();
    if (isSameEmail(from, to)) return { kind: 'none' };
    const user = await this.requireUser();
    await this.endEarlier(user, to, from);
    // Before the link, which may be on its way although no answer says so: opening it then makes the change.
    await this.use.users.updateMetadata(emailChangeMetadata({ to, ...(from !== undefined && { from }) }));
    if (!emailFactor(user, to)?.isVerified) await this.sendLink(to, emailChangeOf(user));
    return this.resume();
  }

  /** Continues a change that was started here or in another browser. */
  async resume(): Promise<EmailChangeOutcome> {
    const user = await this.requireUser();
    const change = emailChangeOf(user);
    if (!change) return { kind: 'none' };
    const { from, to } = change;
    if (!emailFactor(user, to)?.isVerified) return { kind: 'waiting', to };
    const { email: present } = await this.use.identifyCustomer.execute();
    if (!isSameEmail(present, to) && !(await this.isTakenByShop(to))) {
      await this.end(to);
      return { kind: 'refused', to };
    }
    await this.end(from);
    return { kind: 'changed', to };
  }

  /** Stops a change that is waiting. A change whose link was opened meanwhile continues. */
  async cancel(): Promise<EmailChangeOutcome> {
    const user = await this.requireUser();
    const change = emailChangeOf(user);
    if (change && !emailFactor(user, change.to)?.isVerified) await this.end(change.to);
    return this.resume();
  }

  /** A change whose link is refused is none, unless it waits for a link that was sent before. */
  private sendLink(to: string, before: EmailChange | undefined): Promise<void> {
    return orElse(this.use.signInByLink.send(to, profilePath), async (failure) => {
      if (!isUncertain(failure) && !isSameEmail(before?.to, to))
        await this.use.users.updateMetadata(emailChangeMetadata(undefined));
      throw failure;
    });
  }

  private async isTakenByShop(email: string): Promise<boolean> {
    return ifCode(
      this.use.updateCustomer.execute({ email }).then(() => true),
      ['unprocessable_entity'],
      () => false,
    );
  }

  /**
   * Ends a change to another address, whose link may be with a stranger when it was mistyped. The address that the shop has
   * stays.
   */
  private async endEarlier(user: SignInUser, to: string, present: string | undefined): Promise<void> {
    const earlier = emailChangeOf(user);
    if (!earlier) return;
    const unwanted = isSameEmail(earlier.to, present) ? earlier.from : earlier.to;
    if (!isSameEmail(unwanted, to)) await this.end(unwanted);
  }

  /** Removes one of the two addresses first: a change that ends in between is resumed. */
  private async end(unwanted: string | undefined): Promise<void> {
    const factor = unwanted === undefined ? undefined : emailFactor(await this.requireUser(), unwanted);
    if (factor) await this.use.users.deleteFactor('email', factor.id);
    await this.use.users.updateMetadata(emailChangeMetadata(undefined));
  }

  private async requireUser(): Promise<SignInUser> {
    const user = await this.use.users.read();
    if (!user) throw signInError({ code: 'UNAUTHORIZED', message: 'User is not logged in' });
    return user;
  }
}
