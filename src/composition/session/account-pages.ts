import type { OpenedSession } from '../opened-session';

/** The pages that need to know who is there, each in a chunk of its own. */
export const accountPages: OpenedSession['pages'] = {
  login: () => import('../pages/login'),
  'sign-in-callback': () => import('../pages/sign-in-callback'),
  account: () => import('../pages/account'),
  customize: () => import('../pages/customize'),
  security: () => import('../pages/security'),
  'gift-cards': () => import('../pages/gift-cards'),
  subscriptions: () => import('../pages/subscriptions'),
  subscription: () => import('../pages/subscription'),
};
