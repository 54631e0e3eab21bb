import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readEnvironment } from '#src/config/environment';
import { liveShop } from '#test/support/live-shop';

const live = { ...liveShop, DATABASE_URL: 'postgres://shop:secret@localhost:5432/shop' };

function problemsOf(variables: Readonly<Record<string, string | undefined>>): readonly string[] {
  try {
    readEnvironment(variables);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
}

describe('The variables of the engine', () => {
  it('are enough for a live shop when none of those that it needs is missing', () => {
    const { isProduction, shopUrl, stripe, mail, signIn } = readEnvironment(live);
    assert.deepEqual(
      [isProduction, shopUrl, stripe?.secretKey, mail.smtpUrl, signIn.users],
      [true, 'https://shop.example', 'sk_live_0', 'smtps://smtp.example:465', undefined],
    );
  });

  for (const name of Object.keys(live).filter((one) => one !== 'NODE_ENV'))
    it(`name ${name} when a live shop lacks it or has it blank`, () => {
      for (const value of [undefined, '', '  ']) {
        const [problem, ...more] = problemsOf({ ...live, [name]: value });
        assert.match(problem ?? '', new RegExp(`^ {2}${name} is missing: .{10,}\\.$`));
        assert.deepEqual(more, []);
      }
    });

  it('are all named at once when everything is missing, and never taken from the demo', () => {
    const named = problemsOf({ NODE_ENV: 'production' }).map((problem) => problem.trim().split(' ')[0]);
    assert.deepEqual(
      named.toSorted(),
      Object.keys(live)
        .filter((one) => one !== 'NODE_ENV')
        .toSorted(),
    );
  });

  it('leave no value of the demo in a live shop', () => {
    // Neither is told to anybody, and no call goes to a sandbox once Stripe and SMTP are there.
    const { databaseUrl, sandboxUrl, variables, ...told } = readEnvironment(live);
    assert.ok(databaseUrl && sandboxUrl && variables);
    assert.doesNotMatch(JSON.stringify(told), /ringpull|sandbox|localhost|1 invented|canned-wine|this-machine/i);
  });

  it('give the brand as the writer of mails where MAIL_FROM is an address alone', () => {
    const fromOf = (given: string) => {
      const { from, brand } = readEnvironment({ ...live, MAIL_FROM: given }).mail;
      return [from.name, from.address, brand.supportAddress];
    };
    assert.deepEqual(fromOf('hi@shop.example'), [live.BRAND_NAME, 'hi@shop.example', 'hi@shop.example']);
    assert.deepEqual(fromOf('Ada & Co <hi@shop.example>'), ['Ada & Co', 'hi@shop.example', 'hi@shop.example']);
    for (const wrong of ['shop', 'Shop <>', 'a@shop.example, b@shop.example'])
      assert.match(problemsOf({ ...live, MAIL_FROM: wrong })[0] ?? '', /^ {2}MAIL_FROM is /);
  });

  it('lead to no stand-in for Stripe in a live shop', () => {
    const variables = { ...live, STRIPE_URL: 'http://127.0.0.1:12111' };
    assert.equal(readEnvironment({ ...variables, NODE_ENV: undefined }).stripe?.url, 'http://127.0.0.1:12111');
    assert.equal(readEnvironment(variables).stripe?.url, undefined);
  });

  it('name a way of taxing that there is not, and Stripe’s key for its own', () => {
    assert.equal(readEnvironment(live).salesTax.way, 'zones');
    assert.equal(readEnvironment({ ...live, SALES_TAX: 'rates' }).salesTax.way, 'rates');
    assert.match(problemsOf({ ...live, SALES_TAX: 'none' })[0] ?? '', /^ {2}SALES_TAX is "none"/);
    const developers = { ...live, NODE_ENV: undefined, STRIPE_SECRET_KEY: undefined, SALES_TAX: 'stripe' };
    assert.match(problemsOf(developers)[0] ?? '', /^ {2}STRIPE_SECRET_KEY is missing/);
  });

  it('name the needs of text messages once there is an account, and lead to no stand-in for Twilio in a live shop', () => {
    const named = problemsOf({ ...live, TWILIO_ACCOUNT_SID: 'AC1' }).map((problem) => problem.trim().split(' ')[0]);
    assert.deepEqual(named, ['TWILIO_AUTH_TOKEN', 'TWILIO_FROM']);
    const account = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret', TWILIO_FROM: '+12025550100' };
    const given = { ...live, ...account, TWILIO_URL: 'http://127.0.0.1:12112' };
    assert.equal(readEnvironment(given).mail.twilio?.url, 'https://api.twilio.com');
    assert.equal(readEnvironment({ ...given, NODE_ENV: undefined }).mail.twilio?.url, 'http://127.0.0.1:12112');
  });

  it('open the shop API to other clients than the storefront when they say so, or on a developer’s machine', () => {
    assert.deepEqual(readEnvironment(live).shopApi, { isOpen: false, operations: undefined });
    assert.equal(readEnvironment({ ...live, SHOP_API_OPEN: 'true' }).shopApi.isOpen, true);
    assert.equal(readEnvironment({ ...live, NODE_ENV: undefined }).shopApi.isOpen, true);
    assert.equal(readEnvironment({ ...live, NODE_ENV: undefined, SHOP_API_OPEN: 'false' }).shopApi.isOpen, false);
    assert.match(problemsOf({ ...live, SHOP_API_OPEN: '1' })[0] ?? '', /^ {2}SHOP_API_OPEN is "1"/);
  });

  it('have events kept here for 90 days, or for as many as they say, and reports of affiliates, too', () => {
    const { events, affiliate } = readEnvironment(live);
    assert.deepEqual([events, affiliate], [{ forwardUrl: undefined, keptDays: 90 }, { forwardUrl: undefined }]);
    assert.equal(readEnvironment({ ...live, EVENTS_KEPT_DAYS: '400' }).events.keptDays, 400);
  });

  it('lead to the dashboard at its own address, else at that of the engine', () => {
    const own = { ...live, DASHBOARD_URL: 'https://admin.shop.example/admin' };
    const addresses = [live, own].map((variables) => readEnvironment(variables).dashboardUrl);
    assert.deepEqual(addresses, ['https://engine.shop.example/admin', 'https://admin.shop.example/admin']);
  });

  it('name the needs of a bucket once there is one', () => {
    const named = problemsOf({ ...live, ASSETS_BUCKET: 'pictures' }).map((problem) => problem.trim().split(' ')[0]);
    assert.deepEqual(named, ['AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']);
  });

  it('have values of their own on a developer’s machine, but for the database', () => {
    assert.deepEqual(problemsOf({ DATABASE_URL: 'postgres://localhost/shop' }), []);
    assert.equal(problemsOf({}).length, 1);
  });

  it('are refused where they are malformed, each with its problem', () => {
    const given = {
      ENGINE_PORT: '99999',
      TRUSTED_PROXIES: 'two',
      ENGINE_URL: 'engine.shop.example',
      DASHBOARD_URL: 'admin',
      BRAND_COLOR: 'red',
      BRAND_LANGUAGE: 'en_US',
      EVENTS_KEPT_DAYS: '1000',
      EVENTS_FORWARD_URL: 'events',
      AFFILIATE_FORWARD_URL: 'affiliate.example',
      REBUILD_HOOK_URL: 'hook',
    };
    const problems = problemsOf({ ...live, ...given });
    assert.equal(problems.length, Object.keys(given).length, problems.join());
    for (const [name, value] of Object.entries(given))
      assert.ok(
        problems.some((problem) => problem.startsWith(`  ${name} is "${value}", which is no `)),
        name,
      );
  });
});
