import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { headersFile, redirectsFile } from '#tools/hosting/rule-files';
import { sampleSite } from './sample-site';

interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

function redirectsOf(text: string): readonly Redirect[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', status] = line.split(' ');
      return { from, to, status: Number(status) };
    });
}

/** Applies the first rule that fits, as the hosts do: `:name` is a part of a path, `*` is the rest. */
function appliedTo(path: string, redirects: readonly Redirect[]): string | undefined {
  for (const { from, to, status } of redirects) {
    const pattern = from.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)').replace('*', '(?<splat>.*)');
    const found = new RegExp(`^${pattern}$`).exec(path);
    if (found) return `${status} ${to.replaceAll(/:(\w+)/g, (_, name: string) => found.groups?.[name] ?? '')}`;
  }
  return undefined;
}

const { rules } = sampleSite('by language');
const redirects = redirectsOf(redirectsFile(rules));

describe('Redirects for hosts that read a file (spec §2 Screens and routes)', () => {
  it.each([
    ['/', '301 /en-US/'],
    ['/shop/', '301 /en-US/shop/'],
    ['/shop', '301 /en-US/shop/'],
    ['/cart/', '301 /en-US/cart/'],
    ['/cart/RED-1:2,WHITE-1:1/', '301 /en-US/cart/RED-1:2,WHITE-1:1/'],
    ['/cart/RED-1:2', '301 /en-US/cart/RED-1:2/'],
    ['/account', '301 /en-US/account/'],
    ['/account/login/', '301 /en-US/account/login/'],
    ['/order/confirmation/R1/5', '301 /en-US/order/confirmation/R1/5'],
    ['/authenticate', '301 /en-US/authenticate/'],
    ['/welcome/back/', '301 /en-US/welcome/back/'],
    ['/en-US/account', '200 /en-US/app-shell/'],
    ['/en-US/account/orders/', '200 /en-US/app-shell/'],
    ['/en-US/cart/RED-1:2/', '200 /en-US/app-shell/'],
    ['/en-US/order/confirmation/R1/5/', '200 /en-US/app-shell/'],
    // Files, which some hosts would pass over for a rule.
    ['/en-US/', undefined],
    ['/en-US/cart/', undefined],
    ['/en-US/shop/', undefined],
    ['/en-US/app-shell/', undefined],
    ['/assets/entry-abc123.js', undefined],
    ['/page-data/shop/page-data.json', undefined],
    // Nothing: the host answers 404 with the page.
    ['/nowhere', undefined],
    ['/en-US/accounting/', undefined],
    ['//evil.example/', undefined],
  ])('answers %s with %s', (path, answer) => {
    expect(appliedTo(path, redirects)).toBe(answer);
  });

  it('needs no language in a site that has none', () => {
    const plain = redirectsOf(redirectsFile(sampleSite('plain').rules));

    expect(plain.map(({ status }) => status)).toEqual(plain.map(() => 200));
    expect(appliedTo('/account/orders/', plain)).toBe('200 /app-shell/');
    expect(appliedTo('/shop/', plain)).toBeUndefined();
  });

  it('keeps the limits of Cloudflare Pages: exact addresses first, a hundred patterns, one rule for each', () => {
    const isPattern = redirects.map(({ from }) => /[:*]/.test(from));

    expect(isPattern).toEqual([...isPattern].sort((one, other) => Number(one) - Number(other)));
    expect(isPattern.filter(Boolean).length).toBeLessThanOrEqual(100);
    expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length);
  });
});

describe('Headers for hosts that read a file (spec §7 Sign-in provider: features that are off)', () => {
  it('gives every answer the headers of documents, and assets their own caching', () => {
    const blocks = headersFile(rules).split(/^(?=\/)/m);
    const of = (path: string) => blocks.find((block) => block.startsWith(`${path}\n`))?.split('\n  ') ?? [];

    expect(of('/*')).toEqual(
      expect.arrayContaining([
        `Content-Security-Policy: ${rules.documents['Content-Security-Policy']}`,
        'X-Content-Type-Options: nosniff',
        'Referrer-Policy: strict-origin-when-cross-origin',
      ]),
    );
    expect(of('/assets/*')).toEqual(['/assets/*', 'Cache-Control: public, max-age=31536000, immutable\n']);
  });

  it('has no line that Cloudflare Pages would find too long', () => {
    expect(
      Math.max(
        ...headersFile(rules)
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(2000);
  });

  it('takes the policy back before it gives the pages with a captcha their own', () => {
    const { rules: withCaptcha } = sampleSite('by language', { VITE_STYTCH_CAPTCHA: 'true' });

    expect(headersFile(withCaptcha)).toContain(
      `/en-US/account/login/\n  ! Content-Security-Policy\n  Content-Security-Policy: ${withCaptcha.captcha?.policy}\n`,
    );
  });
});

interface Parsers {
  readonly redirects: string;
  readonly headers: string;
}

interface ParsedHeaders {
  readonly headers: readonly { readonly for: string; readonly values: Readonly<Record<string, string>> }[];
  readonly errors: readonly Error[];
}

interface ParsedRedirects {
  readonly redirects: readonly { readonly from: string; readonly to: string; readonly status: number }[];
  readonly errors: readonly Error[];
}

const parsers = process.env['HOST_PARSERS'];

/** Netlify's own parsers are installed at night. */
describe.runIf(parsers !== undefined)('Netlify (spec §2 Screens and routes)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'netlify-'));
  const { redirects: redirectParser, headers: headerParser } = JSON.parse(parsers ?? '{}') as Parsers;

  it('reads the redirects as they are meant', async () => {
    writeFileSync(join(folder, '_redirects'), redirectsFile(rules));
    const { parseAllRedirects } = (await import(redirectParser)) as {
      parseAllRedirects: (options: object) => Promise<ParsedRedirects>;
    };
    const parsed = await parseAllRedirects({
      redirectsFiles: [join(folder, '_redirects')],
      configRedirects: [],
      minimal: true,
    });

    expect(parsed.errors).toEqual([]);
    expect(parsed.redirects.map(({ from, to, status }) => ({ from, to, status }))).toEqual(redirects);
  });

  it('reads the headers as they are meant', async () => {
    writeFileSync(join(folder, '_headers'), headersFile(rules));
    const { parseAllHeaders } = (await import(headerParser)) as {
      parseAllHeaders: (options: object) => Promise<ParsedHeaders>;
    };
    const parsed = await parseAllHeaders({
      headersFiles: [join(folder, '_headers')],
      configHeaders: [],
      minimal: true,
    });

    expect(parsed.errors).toEqual([]);
    expect(parsed.headers.find((rule) => rule.for === '/*')?.values).toEqual({
      ...rules.everything,
      ...rules.documents,
    });
  });
});
