import { accountHomeMessages } from './account-home-messages';

export interface AccountSection {
  readonly to: string;
  readonly title: string;
  /** A sentence about the section's content. */
  readonly text: string;
}

const { sections } = accountHomeMessages;

/** The sections of the account (spec §2 /account/*), in the order of its navigation. */
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
