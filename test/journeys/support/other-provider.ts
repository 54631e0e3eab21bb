import type { Page } from 'playwright-core';

/** The page of another provider whose accounts sign in here; it is not the storefront's, so its texts are its own. */
export class OtherProvider {
  constructor(private readonly page: Page) {}

  /** Waits until the browser has come here. */
  async isOpen(name: string): Promise<void> {
    await this.page.getByRole('heading', { name: `Sign in with ${name}`, level: 1 }).waitFor();
  }

  /** Agrees, as the owner of an address. Returns the token with which the browser is sent back. */
  async agreeAs(email: string): Promise<string> {
    await this.page.getByRole('textbox').fill(email);
    const back = this.page.waitForRequest(
      (request) => request.isNavigationRequest() && new URL(request.url()).searchParams.has('token'),
    );
    await this.page.getByRole('button', { name: 'Continue as this account' }).click();
    return new URL((await back).url()).searchParams.get('token') ?? '';
  }

  async deny(): Promise<void> {
    await this.page.getByRole('button', { name: 'Deny and go back' }).click();
  }
}
