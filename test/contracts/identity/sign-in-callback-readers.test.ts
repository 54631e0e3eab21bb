import { StytchSignInCallbackReader } from '#src/infrastructure/stytch/stytch-sign-in-callback-reader';
import { PlainSignInCallbackReader } from '#test/fakes/identity/plain-sign-in-callback-reader';
import { describeSignInCallbackReader } from './describe-sign-in-callback-reader';

const typed = (type: string) => (token: string) => `token=${token}&stytch_token_type=${type}`;
const by = (way: string) => (key: string) => `way=${way}&key=${key}`;

describeSignInCallbackReader("the provider's parameters", {
  reader: new StytchSignInCallbackReader(),
  successes: {
    'magic-link': typed('magic_links'),
    oauth: typed('oauth'),
    'reset-password': typed('reset_password'),
    credential: (token) => `magic_credential=${token}`,
  },
  refusal: (reason) => `error=${reason}`,
  withoutToken: 'stytch_token_type=oauth',
  ofNoKind: (type) => `token=abc&stytch_token_type=${type}`,
});

describeSignInCallbackReader('the plain fake', {
  reader: new PlainSignInCallbackReader(),
  successes: {
    'magic-link': by('magic-link'),
    oauth: by('oauth'),
    'reset-password': by('reset-password'),
    credential: by('credential'),
  },
  refusal: (reason) => `refusal=${reason}`,
  withoutToken: 'way=oauth',
  ofNoKind: (way) => `way=${way}&key=abc`,
});
