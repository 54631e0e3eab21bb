import { describe, expect, it } from 'vitest';
import { renderPage } from '#sandbox/pages/page';
import { consentPage, oauthErrorPage } from '#sandbox/sign-in/oauth-page';
import { oauthProviders } from '#sandbox/sign-in/oauth-providers';
import { pageViolations } from '#test/sandbox/support/page-violations';

const provider = oauthProviders.find(({ sharesEmail }) => !sharesEmail)!;
const page = {
  provider,
  projectName: 'Invented Cans',
  path: '/v1/public/oauth/x/consent',
  consent: 'token',
  email: 'ada@example.test',
};

describe('Consent page of an OAuth provider, for screen readers', () => {
  it.each([
    ['the page', consentPage(page)],
    ['its error', consentPage({ ...page, error: 'Enter an e-mail address.' })],
    ['a start that failed', oauthErrorPage('invalid_oauth_provider', 'There is no such OAuth provider.')],
  ])('has nothing against %s', async (_, shown) => {
    expect(await pageViolations(renderPage(shown))).toEqual([]);
  });
});
