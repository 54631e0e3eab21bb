import { describe, expect, it } from 'vitest';
import { checkEnvironment } from '#src/composition/configuration/check-environment';
import { languagePrefix } from '#src/composition/configuration/configuration';
import { readConfiguration } from '#src/composition/configuration/read-configuration';
import { specificationCapabilities } from '#src/infrastructure/shop-api/capabilities';
import { vendureCapabilities } from '#src/infrastructure/vendure/capabilities';
import { exampleEnvironment as example } from './example-environment';

const required = [
  'VITE_BRAND_NAME',
  'VITE_SITE_URL',
  'VITE_ORDER_API_URL',
  'VITE_STYTCH_PUBLIC_TOKEN',
  'VITE_CONTENTFUL_SPACE_ID',
  'VITE_CONTENTFUL_ACCESS_TOKEN',
  'VITE_CONTENTFUL_HOST',
];

function problemsOf(environment: Readonly<Record<string, string | undefined>>): string {
  try {
    checkEnvironment(environment, () => undefined);
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
  return '';
}

describe('Configuration (spec §1 single language and currency, §3 Configuration)', () => {
  it('takes the example as it stands', () => {
    expect(readConfiguration(example)).toMatchObject({
      language: 'en-US',
      orderApi: { storeId: 2 },
      content: { environment: 'master' },
    });
  });

  it('names every variable that is missing, in one error', () => {
    const message = problemsOf({});
    for (const name of required) expect(message).toContain(`${name} is missing`);
    expect(message).toContain('.env.example');
  });

  it.each(required)('does without no %s', (name) => {
    expect(problemsOf({ ...example, [name]: undefined })).toContain(name);
    expect(problemsOf({ ...example, [name]: '  ' })).toContain(name);
  });

  it.each([
    ['VITE_SITE_URL', 'shop.example'],
    ['VITE_ORDER_API_URL', 'ftp://orders.example'],
    ['VITE_SHOP_ENGINE', 'magento'],
    ['VITE_STORE_ID', 'two'],
    ['VITE_SESSION_DURATION_MINUTES', '1e3'],
    ['VITE_AUTH_CALLBACK_PATH', 'authenticate'],
    ['VITE_CONTENTFUL_HOST', 'https://content.example/'],
    ['VITE_LANGUAGE', 'de-DE'],
    ['VITE_LANGUAGE_ROUTING', 'perhaps'],
    ['VITE_LANGUAGE_ROUTING', '1'],
    ['VITE_OAUTH_CUSTOM_SCOPES', 'openid,,profile'],
    ['VITE_PASSWORD_RESET_MINUTES', 'soon'],
    ['VITE_TOTP_MINUTES', '4'],
    ['VITE_TOTP_MINUTES', '1441'],
    ['VITE_TOTP_MINUTES', '10.5'],
    ['VITE_STORE_SLUG', 'my store'],
    ['VITE_PAYMENT_WALLETS', 'paypal'],
    ['VITE_BIRTH_DATE_STATES', 'California'],
    ['VITE_BIRTH_DATE_STATES', 'CT;MI'],
    ['VITE_BIRTH_DATE_LISTS', 'texts'],
    ['VITE_REVIEWS_URL', 'reviews'],
    ['VITE_CONTACT_URL', 'contact'],
    ['VITE_OPT_IN_URL', 'ftp://lists.example'],
    ['VITE_ASSETS_URL', 'pictures'],
    ['VITE_LOG_URL', 'failures'],
    ['VITE_EVENTS_URL', 'events'],
    ['VITE_GEOLOCATION_URL', 'where'],
  ])('names %s when it is "%s"', (name, value) => {
    expect(problemsOf({ ...example, [name]: value })).toContain(name);
  });

  it('warns of a variable that nothing reads, such as a misspelled one', () => {
    const warnings: string[] = [];
    checkEnvironment({ ...example, VITE_STOER_SLUG: 'x', PATH: '/bin', VITE_TENANT_ID: 't' }, (line) =>
      warnings.push(line),
    );
    expect(warnings).toEqual(['VITE_STOER_SLUG is set, but nothing reads it (see .env.example).']);
  });

  it('takes the wallets of the payment page, and the states with a date of birth; neither without a variable', () => {
    const without = { ...example, VITE_BIRTH_DATE_STATES: undefined };
    expect(readConfiguration(without)).toMatchObject({ paymentWallets: [], birthDate: { states: [], lists: [] } });
    const variables = {
      VITE_PAYMENT_WALLETS: 'link, applePay',
      VITE_BIRTH_DATE_STATES: 'CT , MI',
      VITE_BIRTH_DATE_LISTS: 'sms',
    };
    expect(problemsOf({ ...example, ...variables })).toBe('');
    expect(readConfiguration({ ...example, ...variables })).toMatchObject({
      paymentWallets: ['link', 'applePay'],
      birthDate: { states: ['CT', 'MI'], lists: ['sms'] },
    });
  });

  it('takes the optional variables of sign-in and of the log of a start (§3 Configuration, §7 oauth, passwords)', () => {
    const { orderApi, signIn } = readConfiguration({
      ...example,
      VITE_ORDER_MANAGEMENT_ID: '7',
      VITE_TENANT_ID: 'ringpull',
      VITE_OAUTH_CUSTOM_SCOPES: 'openid , https://provider.example/calendar',
      VITE_PASSWORD_RESET_MINUTES: '15',
      VITE_PASSWORD_RESET_TEMPLATE_ID: 'reset',
      VITE_TOTP_MINUTES: '1440',
    });
    expect(orderApi).toMatchObject({ orderManagementId: '7', tenantId: 'ringpull' });
    expect(signIn).toMatchObject({
      oauthScopes: ['openid', 'https://provider.example/calendar'],
      resetPasswordExpirationMinutes: 15,
      resetPasswordTemplateId: 'reset',
      totpExpirationMinutes: 1440,
    });
  });

  it('has the defaults of the specification (§3, §9)', () => {
    const onlyRequired = Object.fromEntries(required.map((name) => [name, example[name]]));
    expect(readConfiguration(onlyRequired)).toMatchObject({
      language: 'en-US',
      languageRouting: true,
      orderApi: { storeId: 2 },
      signIn: { sessionDurationMinutes: 525_600, callbackPath: '/authenticate' },
      content: { environment: 'master' },
    });
  });

  it('has one engine by default, and the capabilities of the chosen one', () => {
    const engineOf = (variables: Readonly<Record<string, string>>) => {
      const { shopEngine, capabilities } = readConfiguration({ ...example, ...variables });
      return [shopEngine, capabilities];
    };
    expect(Object.values(specificationCapabilities)).not.toContain(false);
    expect(engineOf({})).toEqual(['specification', specificationCapabilities]);
    expect(engineOf({ VITE_SHOP_ENGINE: 'vendure' })).toEqual(['vendure', vendureCapabilities]);
    expect(problemsOf({ ...example, VITE_SHOP_ENGINE: 'vendure' })).toBe('');
  });

  it('takes addresses without their last slash, and leaves out unset ones', () => {
    const read = readConfiguration({
      ...example,
      VITE_SITE_URL: 'https://shop.example/',
      VITE_EVENTS_URL: '',
      VITE_REVIEWS_URL: 'https://reviews.example/',
      VITE_CONTACT_URL: 'https://help.example/',
      VITE_OPT_IN_URL: '',
      VITE_STORE_SLUG: '',
    });
    expect(read.siteUrl).toBe('https://shop.example');
    expect(read.reviewsUrl).toBe('https://reviews.example');
    expect(read.contactUrl).toBe('https://help.example');
    expect('eventsUrl' in read || 'optInUrl' in read || 'storeSlug' in read.orderApi).toBe(false);
  });

  it('knows of no geolocation unless both its address and its key are set', () => {
    const withoutKey = { ...example, VITE_GEOLOCATION_URL: 'https://where.example', VITE_GEOLOCATION_KEY: undefined };
    expect(readConfiguration(withoutKey).geolocation).toBeUndefined();
    expect(readConfiguration({ ...withoutKey, VITE_GEOLOCATION_KEY: 'key' }).geolocation).toEqual({
      url: 'https://where.example',
      key: 'key',
    });
  });

  it('puts pages under their language, or not (spec §2)', () => {
    expect(languagePrefix({ language: 'en-US', languageRouting: true })).toBe('/en-US');
    expect(languagePrefix({ language: 'en-US', languageRouting: false })).toBe('');
  });
});
