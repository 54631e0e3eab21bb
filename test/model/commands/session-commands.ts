import { AccountGatePresenter } from '#src/ui/customer/shared/account-gate.presenter';
import { describeFailure } from '#src/ui/kit/failures';
import { LinkPresenter } from '#src/ui/session/link.presenter';
import { signInFailures } from '#src/ui/session/shared/sign-in-failures';
import { openCallback } from '#test/model/support/open-address';
import type { ShopDocument } from '#test/model/support/shop-document';
import type { PersonName } from '#test/model/support/shoppers';
import type { Tab } from '#test/model/support/tab';
import type { Visit } from '#test/model/support/visit';
import { ShopCommand, TabCommand } from './shop-command';

/** Signs in by a link, from asking for it to following it. */
export class SignIn extends TabCommand {
  constructor(
    index: number,
    private readonly person: PersonName,
  ) {
    super(index, { person });
  }

  override check(visit: Readonly<Visit>): boolean {
    return super.check(visit) && this.documentIn(visit)?.session?.isLoggedIn !== true;
  }

  protected async doIn(tab: Tab, document: ShopDocument, visit: Visit): Promise<void> {
    const email = visit.shoppers.emailOf(this.person);
    await document.visit('/account/login/');
    await visit.pass(1000);
    // Another user has signed in in another tab: then the page asks for no address.
    if (document.session?.isLoggedIn) return;
    const linkForm = document.present(LinkPresenter, { returnPath: '/cart/' });
    linkForm.form.type('email', email);
    if (!(await visit.act('asking for a link', () => linkForm.send()))) {
      visit.expectSaid(
        `${this.toString()} was sent no link`,
        describeFailure(linkForm.sending.error, signInFailures),
        linkForm.form.problems.email,
      );
      return;
    }
    const link = await visit.newestLink(email);
    if (link) await this.follow(tab, link, visit);
  }

  private async follow(tab: Tab, link: URL, visit: Visit): Promise<void> {
    const callback = await openCallback(tab, visit, link);
    const document = tab.document!;
    if (document.session?.status === 'authenticated') {
      // Text typed as a guest now belongs to that person; text that may be another's is removed.
      const isAnother = visit.shoppers.signedIn(this.person) === 'another';
      if (isAnother) await visit.abandonOrders();
      for (const each of visit.tabs) {
        if (isAnother) each.typed = undefined;
        else if (each.typed) each.typed.writer ??= visit.signedIn;
      }
      return;
    }
    visit.expectSaid(`${this.toString()} failed`, callback.failure, callback.explanation, document.notification);
    if (!visit.isTroubled) visit.silences.push(`${this.toString()} failed although everything works`);
  }
}

export class SignOut extends TabCommand {
  override check(visit: Readonly<Visit>): boolean {
    return this.documentIn(visit)?.session?.isLoggedIn === true;
  }

  protected async doIn(_tab: Tab, document: ShopDocument, visit: Visit): Promise<void> {
    await document.visit('/account/');
    const gate = document.present(AccountGatePresenter);
    await visit.act('signing out', () => gate.signOut());
    if (document.session?.isLoggedIn) visit.expectSaid('signing out failed', document.notification);
    else {
      visit.shoppers.signedOut();
      await visit.abandonOrders();
      for (const tab of visit.tabs) tab.typed = undefined;
    }
  }
}

/** The provider ends every session of these people; the shop learns of it when it asks next. */
export class EndSessions extends ShopCommand {
  protected async happen(visit: Visit): Promise<void> {
    const { database, clock } = visit.shop.sandbox;
    const now = clock.now();
    await database.updateTable('signInSessions').set({ expiresAt: now }).where('expiresAt', '>', now).execute();
    visit.shoppers.sessionEnded();
    await visit.pass(4 * 60_000);
  }
}
