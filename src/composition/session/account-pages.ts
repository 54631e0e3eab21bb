import type { OpenedSession } from '#src/composition/opened-session';

/** The pages that need to know who is there, each in a chunk of its own. */
export const accountPages: OpenedSession['pages'] = {
  login: () => import('#src/composition/pages/login'),
  'sign-in-callback': () => import('#src/composition/pages/sign-in-callback'),
  account: () => import('#src/composition/pages/account'),
  customize: () => import('#src/composition/pages/customize'),
  security: () => import('#src/composition/pages/security'),
  'gift-cards': () => import('#src/composition/pages/gift-cards'),
  subscriptions: () => import('#src/composition/pages/subscriptions'),
  subscription: () => import('#src/composition/pages/subscription'),
};
