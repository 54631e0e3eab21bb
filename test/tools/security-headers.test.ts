import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commonHeaders, contentSecurityPolicy, documentHeaders, documentPolicy } from '#tools/security-headers';

function directives(variables: Record<string, string>): Record<string, readonly string[]> {
  return Object.fromEntries(
    contentSecurityPolicy(variables, '')
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

const variables = { VITE_ORDER_API_URL: 'https://orders.example/api' };

function documentDirectives(html: string): readonly string[] {
  const element = /^<meta http-equiv="Content-Security-Policy" content="([^"]+)" \/>$/;
  return (element.exec(documentPolicy(variables, html, 'en-US/shop/index.html'))?.[1] ?? '').split('; ');
}

describe('Security headers (spec §7 Sign-in provider: features that are off)', () => {
  it('allow nothing but the site itself when nothing is configured', () => {
    expect(directives({})).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'style-src-attr': ["'unsafe-inline'"],
      'font-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
      'media-src': ["'self'"],
      'manifest-src': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
  });

  it('let the configured outside systems in, by origin and once each', () => {
    const policy = directives({
      VITE_ORDER_API_URL: 'https://orders.example/api',
      VITE_STYTCH_PUBLIC_TOKEN: 'public-token-live-1',
      VITE_CONTENTFUL_HOST: 'cdn.contentful.com',
      VITE_REVIEWS_URL: 'https://reviews.example',
      VITE_CONTACT_URL: 'https://help.example',
      VITE_OPT_IN_URL: 'https://lists.example',
      VITE_ASSETS_URL: 'https://pictures.example/assets',
      VITE_LOG_URL: 'https://logs.example/failures',
      VITE_EVENTS_URL: 'https://orders.example/events',
      VITE_GEOLOCATION_URL: 'https://where.example/v1/look-up',
      VITE_AFFILIATE_SCRIPT_URL: 'https://affiliate.example/a.js',
      VITE_EMAIL_SCRIPT_URL: 'https://mails.example/m.js',
    });

    expect(policy['script-src']).toEqual(["'self'", 'https://affiliate.example', 'https://mails.example']);
    // The one policy that the shop makes lets this script in, and no other one.
    expect(policy['trusted-types']).toEqual(['partner-scripts']);
    expect(policy['img-src']).toEqual([
      "'self'",
      'data:',
      'https://orders.example',
      'https://pictures.example',
      'https://cdn.contentful.com',
      'https://images.ctfassets.net',
    ]);
    expect(policy['connect-src']).toEqual([
      "'self'",
      'https://orders.example',
      'https://api.stytch.com',
      'https://cdn.contentful.com',
      'https://images.ctfassets.net',
      'https://reviews.example',
      'https://help.example',
      'https://lists.example',
      'https://logs.example',
      'https://where.example',
      'https://affiliate.example',
      'https://mails.example',
    ]);
    expect(policy['form-action']).toEqual(["'self'", 'https://orders.example']);
  });

  it('let in the pictures of a space that Contentful keeps in the EU', () => {
    const policy = directives({ VITE_CONTENTFUL_HOST: 'cdn.eu.contentful.com' });

    expect(policy['img-src']).toContain('https://images.eu.ctfassets.net');
    expect(policy['img-src']).not.toContain('https://images.ctfassets.net');
  });

  it('speak plain HTTP to a sandbox on this machine', () => {
    const policy = directives({
      VITE_STYTCH_PUBLIC_TOKEN: 'public-token-test-1',
      VITE_STYTCH_BASE_URL: 'http://localhost:4000',
      VITE_CONTENTFUL_HOST: 'localhost:4000',
    });

    expect(policy['connect-src']).toEqual(["'self'", 'http://localhost:4000']);
  });

  it('cannot be broken out of by a configured address', () => {
    expect(directives({ VITE_EVENTS_URL: "https://a.example/; script-src 'unsafe-eval'" })['script-src']).toEqual([
      "'self'",
    ]);
  });

  it('stand in the document as well, but for those that only a header can state', () => {
    expect(`${documentDirectives('').join('; ')}; frame-ancestors 'none'`.split('; ').sort()).toEqual(
      contentSecurityPolicy(variables, '')
        .replace(" 'unsafe-inline'; style-src-attr", '; style-src-attr')
        .split('; ')
        .sort(),
    );
  });

  it('let in the style elements that the build wrote into the document, and no other', () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const html = '<style>a{color:red}</style><p>Text</p><style>\nb {\n}\n</style>';
    expect(documentDirectives(html)).toContain(`style-src 'self' ${hash('a{color:red}')} ${hash('\nb {\n}\n')}`);
    expect(documentDirectives('<p style="--ground:#fff"></p>')).toContain("style-src 'self'");
  });

  it('let in the script that the build wrote into every document, by its content, and no other', () => {
    const html = '<script>{run();}</script><script type="application/json">{}</script><script src="/a.js"></script>';
    const scripts = `script-src 'self' 'sha256-${createHash('sha256').update('{run();}').digest('base64')}'`;
    expect(documentDirectives(html)).toContain(scripts);
    expect(contentSecurityPolicy(variables, html).split('; ')).toContain(scripts);
    expect(documentDirectives('<script src="/a.js"></script>')).toContain("script-src 'self'");
  });

  it('let a captcha in where a deployer wants one, on the pages that send a token to the provider and nowhere else', () => {
    const hosts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
    const policyAt = (path: string, captcha = 'true') =>
      documentHeaders({ ...variables, VITE_STYTCH_CAPTCHA: captcha }, '', path)['Content-Security-Policy'] ?? '';
    for (const path of [
      '/account/login/',
      '/account/login',
      '/account/security/',
      '/account/profile/',
      '/authenticate/',
    ]) {
      expect(policyAt(path)).toContain(`script-src 'self' ${hosts.join(' ')};`);
      expect(policyAt(path)).toContain(`frame-src ${hosts.join(' ')}`);
      expect(policyAt(path)).not.toContain('trusted-types');
      expect(policyAt(path, 'false')).not.toContain('google');
    }
    const elsewhere = { ...variables, VITE_STYTCH_CAPTCHA: 'true', VITE_AUTH_CALLBACK_PATH: '/welcome/back' };
    expect(contentSecurityPolicy(elsewhere, '', '/welcome/back/')).toContain('recaptcha');
    for (const path of ['/', '/account/', '/account/orders/', '/cart/', '/account/login/more/', '/welcome/back/'])
      expect(policyAt(path)).toBe(contentSecurityPolicy(variables, ''));
  });

  it('let a captcha into the document that the account shares, and into no other', () => {
    const withCaptcha = { ...variables, VITE_STYTCH_CAPTCHA: 'true' };
    expect(documentPolicy(withCaptcha, '', 'en-US/app-shell/index.html')).toContain('recaptcha');
    expect(documentPolicy(withCaptcha, '', 'en-US/shop/index.html')).not.toContain('recaptcha');
    expect(documentPolicy(variables, '', 'en-US/app-shell/index.html')).not.toContain('recaptcha');
  });

  it('ask for HTTPS over HTTPS only', () => {
    expect(commonHeaders(true)).toHaveProperty('Strict-Transport-Security');
    expect(commonHeaders(false)).toEqual({ 'X-Content-Type-Options': 'nosniff' });
  });
});
