import { Capabilities } from '#src/application/ports/shop/capabilities';
import type { Used } from '#src/application/ports/token';
import { accountHomeMessages } from './account-home-messages';

export interface AccountSection {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

const { sections } = accountHomeMessages;

/** Presents the pages of the account in the order of its navigation (spec §2 /account/*). */
export class AccountSectionsPresenter {
  static readonly uses = { capabilities: Capabilities };
  static readonly isShared = true;

  readonly sections: readonly AccountSection[];

  constructor(use: Used<typeof AccountSectionsPresenter.uses>) {
    this.sections = [
      { to: '/account/orders/', ...sections.orders },
      ...(use.capabilities.club ? [{ to: '/account/subscriptions/', ...sections.subscriptions }] : []),
      { to: '/account/addresses/', ...sections.addresses },
      ...(use.capabilities.savedCards ? [{ to: '/account/payment/', ...sections.payment }] : []),
      ...(use.capabilities.storeCredit ? [{ to: '/account/credit/', ...sections.credit }] : []),
      ...(use.capabilities.giftCards ? [{ to: '/account/gift-cards/', ...sections.giftCards }] : []),
      { to: '/account/profile/', ...sections.profile },
      { to: '/account/security/', ...sections.security },
    ];
  }
}
