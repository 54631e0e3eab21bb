import { accountHomeMessages } from './account-home-messages';

export interface AccountSection {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

const { sections } = accountHomeMessages;

/** Has the order of the navigation (spec §2 /account/*). */
export const accountSections: readonly AccountSection[] = [
  { to: '/account/orders/', ...sections.orders },
  { to: '/account/subscriptions/', ...sections.subscriptions },
  { to: '/account/addresses/', ...sections.addresses },
  { to: '/account/payment/', ...sections.payment },
  { to: '/account/credit/', ...sections.credit },
  { to: '/account/gift-cards/', ...sections.giftCards },
  { to: '/account/profile/', ...sections.profile },
  { to: '/account/security/', ...sections.security },
];
