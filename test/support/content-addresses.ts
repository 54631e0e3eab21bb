import { contentAddresses } from '#src/composition/page-addresses';

/** The addresses of the shop's pages with content, which no setting changes. */
export const addresses = contentAddresses({ signIn: { callbackPath: '/authenticate', mayAskForCaptcha: false } });
