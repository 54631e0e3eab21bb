import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SignInClient } from '#test/sandbox/sign-in/sign-in-client';
import { type SmokeOptions, smokeSteps } from '#tools/smoke/smoke-steps';
import { SmallShop } from './small-shop';

let shop: SmallShop;
beforeAll(async () => {
  shop = await SmallShop.open();
});
beforeEach(() => shop.mend());
afterAll(() => shop.close());

interface Looked {
  readonly problems: readonly string[];
  readonly notes: readonly string[];
}

/** Looks at the shop; only in the looks whose name has the word. */
async function look(word = '', more: Partial<SmokeOptions> = {}): Promise<Looked> {
  const steps = smokeSteps({ ...shop.options, ...more }).filter(({ name }) => name.includes(word));
  expect(steps).not.toEqual([]);
  const outcomes = [];
  for (const { run } of steps) outcomes.push(await run());
  return {
    problems: outcomes.flatMap(({ ok, output = '' }) => (ok ? [] : output.split('\n'))),
    notes: outcomes.flatMap(({ note }) => note ?? []),
  };
}

const problemsOf = async (word: string): Promise<readonly string[]> => (await look(word)).problems;

describe('A smoke test of a released shop (docs/going-live.md, Releases)', () => {
  it('finds nothing wrong with a shop that is right, and pays nothing', async () => {
    const { problems, notes } = await look();

    expect(problems).toEqual([]);
    expect(notes).toEqual([
      expect.stringMatching(/^order R\d+ of \$[\d.]+ stopped at the payment page and is emptied$/),
    ]);
  });

  it('pays with a test card on a page that stands in for the provider’s', async () => {
    const { problems, notes } = await look('purchase', { isPaid: true });

    expect(problems).toEqual([]);
    expect(notes).toEqual([expect.stringMatching(/^order R\d+ of \$[\d.]+ is paid with a test card$/)]);
  });

  it('takes no configuration of another shop', () => {
    expect(() => smokeSteps({ ...shop.options, address: 'https://shop.example' })).toThrow(
      `The configuration is that of ${shop.origin}, and not of https://shop.example: name its file with ENV_FILE.`,
    );
  });

  it('says so when no server answers', async () => {
    shop.fault = (request) => {
      request.socket.destroy();
      return true;
    };

    expect(await problemsOf('sitemap')).toEqual([expect.stringMatching(/\/sitemap\.xml does not answer: /)]);
  });
});

describe('Headers that a smoke test looks at (docs/hosting.md, Headers and Caching)', () => {
  it.each(['X-Content-Type-Options', 'Content-Security-Policy', 'Referrer-Policy'])('are missed: %s', async (name) => {
    shop.fault = (_request, response) => {
      const set = response.setHeader.bind(response);
      response.setHeader = (one, value) => (one === name ? response : set(one, value));
      return false;
    };

    expect(await problemsOf('headers')).toContain(`/en-US/ has no header ${name}.`);
  });

  it('are compared with the policy of the configuration, directive by directive', async () => {
    shop.fault = (_request, response) => {
      const set = response.setHeader.bind(response);
      response.setHeader = (one, value) =>
        set(
          one,
          one === 'Content-Security-Policy'
            ? String(value).replace("frame-ancestors 'none'", 'frame-ancestors *')
            : value,
        );
      return false;
    };

    expect(await problemsOf('headers')).toContain(
      `/en-US/: frame-ancestors of the policy is "*", and should be "'none'".`,
    );
  });

  it('say of changing files that they are asked for again, and of a file with a hash that it is kept', async () => {
    shop.fault = (_request, response) => {
      const set = response.setHeader.bind(response);
      response.setHeader = (one, value) => set(one, one === 'Cache-Control' ? 'max-age=60' : value);
      return false;
    };

    const problems = await problemsOf('headers');

    expect(problems).toContain(
      '/en-US/ must be asked for again at each visit, and its Cache-Control says "max-age=60".',
    );
    expect(problems).toContain('/assets/entry-1.js may be kept for ever, and its Cache-Control says "max-age=60".');
  });

  it('are those of scripts that are there', async () => {
    shop.files.delete('/assets/entry-1.js');

    expect(await problemsOf('headers')).toEqual(['/assets/entry-1.js answers 404: the home page asks for it.']);
  });
});

describe('Addresses that a smoke test looks at (docs/hosting.md, Addresses)', () => {
  it('answer 404 where there is nothing, and lead on where something is missing', async () => {
    shop.fault = ({ url = '' }, response) => {
      const isSpoiled = !url.startsWith('/sitemap.xml') && !shop.files.has(`${url}index.html`);
      if (isSpoiled) response.writeHead(200).end('<p>everything</p>');
      return isSpoiled;
    };

    expect(await problemsOf('redirects')).toEqual([
      '/en-US/products/quiet-red?smoke=1 answers 200, and should lead to /en-US/products/quiet-red/?smoke=1 for good.',
      '/products/quiet-red/ answers 200, and should lead to /en-US/products/quiet-red/ for good.',
      '/en-US/no-such-page/ answers 200, and should answer 404.',
      '/assets/no-such-script.js answers 200, and should answer 404.',
      '/page-data/no-such-page/page-data.json answers 200, and should answer 404.',
    ]);
  });
});

describe('The files of search engines, as a smoke test reads them', () => {
  it('is found wrong when a page of the sitemap is gone', async () => {
    shop.files.delete('/en-US/products/quiet-red/index.html');

    expect(await problemsOf('sitemap')).toEqual([
      `The sitemap lists ${shop.origin}/en-US/products/quiet-red/, which answers 404.`,
    ]);
  });

  it('is found wrong when robots.txt keeps everybody out and names another sitemap', async () => {
    shop.files.set('/robots.txt', 'User-agent: *\nDisallow: /\n');

    expect(await problemsOf('sitemap')).toEqual([
      `/robots.txt has no line "Sitemap: ${shop.origin}/sitemap.xml".`,
      '/robots.txt keeps search engines from the whole shop.',
    ]);
  });

  it('is found wrong when a page says another address, or less than structured data need', async () => {
    shop.files.set('/en-US/index.html', shop.document('/en-GB/', { '@type': 'Organization' }));

    expect(await problemsOf('sitemap')).toEqual([
      `${shop.origin}/en-US/ says that its address is ${shop.origin}/en-GB/.`,
      `${shop.origin}/en-US/: structured data (Organization): name is missing.`,
    ]);
  });
});

describe('The systems behind a shop, as a smoke test asks them', () => {
  it('are found wrong when a page shows a price or a stock that is no more', async () => {
    shop.files.set('/en-US/products/quiet-red/index.html', shop.product(700, 'out-of-stock'));

    const page = `${shop.origin}/en-US/products/quiet-red/`;
    expect(await problemsOf('prices')).toEqual([
      `${page} shows $7.00, and the back end asks $8.00: build the storefront anew.`,
      `${page} shows something as sold out that is there: build the storefront anew.`,
    ]);
  });

  it('are found wrong when the sign-in provider does not know the shop', async () => {
    const variables = { ...shop.options.variables, VITE_STYTCH_PUBLIC_TOKEN: 'token-of-nobody' };

    expect((await look('sign-in', { variables })).problems).toEqual([
      expect.stringMatching(/^The sign-in provider answers 404 to the public token: /),
    ]);
  });

  it('know a customer by the session that a person has begun, and no customer by another', async () => {
    const client = new SignInClient(shop.sandbox);
    const { method_id } = await client.must('/otps/email/login_or_create', { email: 'smoke@example.test' });
    const { session_token: sessionToken } = await client.must('/otps/authenticate', {
      method_id,
      token: await client.passcode(),
      session_duration_minutes: 60,
    });

    expect((await look('sign-in', { sessionToken })).problems).toEqual([]);
    expect((await look('sign-in', { sessionToken: 'over' })).problems).toEqual([
      expect.stringMatching(/^The sign-in provider answers \d+ to the session: /),
    ]);
  });

  it('are found wrong when nothing goes to an address', async () => {
    const place = { city: 'Nowhere', stateAbbr: 'ZZ', zipcode: '93650' };

    expect((await look('purchase', { place })).problems).toEqual([
      expect.stringMatching(/^The back end refuses a call: unprocessable_entity; .*ship_address\.state can't be blank/),
    ]);
  });
});
