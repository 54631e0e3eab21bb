import { contentScope } from '#src/composition/page-addresses';
import { specificationCapabilities } from '#src/infrastructure/shop-api/capabilities';

/** The addresses of the shop's pages with content, which no setting changes. */
export const { addresses } = contentScope({
  signIn: { callbackPath: '/authenticate', mayAskForCaptcha: false },
  capabilities: specificationCapabilities,
  missingPages: [],
});
