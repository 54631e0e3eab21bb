import type { Locator, Page } from 'playwright-core';
import type { SessionFactorKind } from '#src/domain/session/sign-in-session';
import { securityMessages } from '#src/ui/session/security-messages';
import { accountMessages, loginMessages, oauthNames } from '#src/ui/session/shared/account-messages';
import type { LoginForm } from '#src/ui/session/shared/login.presenter';
import { goodPassword, rememberedSessionKey } from './remembered-session';
import { type ProviderSession, sessionsOf } from './sign-in-provider';

/** Signing in, the account's first page, and the page about ways to sign in. */
export class AccountScreens {
  constructor(private readonly page: Page) {}

  /** The address of a form of the sign-in page. */
  path(form?: LoginForm, returnTo?: string): string {
    const query = new URLSearchParams({
      ...(form && { form }),
      ...(returnTo !== undefined && { return: returnTo }),
    }).toString();
    return `/account/login/${query && `?${query}`}`;
  }

  field(label: string): Locator {
    return this.page.getByRole('main').getByLabel(label, { exact: true });
  }

  /** A required field, whose label ends with a mark. */
  get email(): Locator {
    return this.textbox(loginMessages.email);
  }

  textbox(label: string): Locator {
    return this.page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${label}`) });
  }

  /** A field for a password; it has no role. */
  password(label: string): Locator {
    return this.page
      .getByRole('main')
      .locator('label', { hasText: new RegExp(`^${label}`) })
      .locator('xpath=following::input[1]');
  }

  button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  /** Asks for a link and waits until it is on its way. */
  async askForLink(email: string, label: string = loginMessages.sendLink): Promise<void> {
    await this.email.fill(email);
    await this.button(label).click();
    await this.page.getByRole('heading', { name: loginMessages.sent.title }).waitFor();
  }

  /** Fills in the open form for a password, and sends it. */
  async enterPassword(email: string, password: string = goodPassword): Promise<void> {
    // First the elements that only this form has: every way to sign in asks for an e-mail address, the one that is just left as
    // well.
    await this.password(loginMessages.password.password).fill(password);
    await this.email.fill(email);
    await this.button(loginMessages.password.signIn).click();
  }

  otherAccount(provider: keyof typeof oauthNames): Locator {
    return this.button(loginMessages.byProvider(oauthNames[provider]));
  }

  /** Waits until the account's first page greets who is signed in. */
  async greets(email?: string): Promise<void> {
    await this.page.getByRole('heading', { name: accountMessages.title, level: 1, exact: true }).waitFor();
    if (email !== undefined) await this.page.getByRole('main').getByText(email, { exact: true }).waitFor();
  }

  /** Waits for the sign-in page. */
  async asksToSignIn(): Promise<void> {
    await this.page.getByRole('heading', { name: loginMessages.title, level: 1, exact: true }).waitFor();
  }

  get signOut(): Locator {
    return this.button(accountMessages.signOut);
  }

  /** Opens one of the ways that can be added on the security page. */
  async openWay(summary: string): Promise<void> {
    await this.page.getByRole('main').locator('summary').filter({ hasText: summary }).click();
  }

  /** A way to sign in, as the security page lists it. */
  way(text: string): Locator {
    return this.page
      .getByRole('list', { name: securityMessages.ways.title })
      .getByRole('listitem')
      .filter({ hasText: text });
  }

  /** The proof of this session, as the security page lists it. */
  proof(kind: SessionFactorKind): Locator {
    return this.page
      .getByRole('region', { name: securityMessages.session.title })
      .getByText(securityMessages.session.kinds[kind]);
  }

  /** The session that this browser remembers, as the provider knows it; undefined when it remembers none. */
  async session(): Promise<ProviderSession | undefined> {
    const remembered = await this.page.evaluate((key) => localStorage.getItem(key), rememberedSessionKey);
    const state = JSON.parse(remembered ?? 'null') as {
      readonly session: { readonly session_id: string; readonly user_id: string } | null;
    } | null;
    if (!state?.session) return undefined;
    const { session_id: id, user_id: userId } = state.session;
    return (await sessionsOf(userId)).find((session) => session.id === id);
  }

  /** The session that this browser has and that the provider accepts; fails when there is none. */
  async liveSession(): Promise<ProviderSession> {
    const session = await this.session();
    if (!session || session.isRevoked) throw new Error('Nobody is signed in here.');
    return session;
  }
}
