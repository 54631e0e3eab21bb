import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readEnvironment } from '#src/config/environment';

const live = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://shop:secret@localhost:5432/shop',
  SHOP_URL: 'https://shop.example/',
  COOKIE_SECRET: 'random',
  ADMINISTRATOR_NAME: 'owner',
  ADMINISTRATOR_PASSWORD: 'secret',
  SIGN_IN_JWKS_URL: 'https://sign-in.example/jwks',
  SIGN_IN_ISSUER: 'issuer',
  SIGN_IN_AUDIENCE: 'project',
  STRIPE_SECRET_KEY: 'sk_live_0',
  STRIPE_WEBHOOK_SECRET: 'whsec_0',
  SMTP_URL: 'smtps://smtp.example:465',
  MAIL_FROM: 'hello@shop.example',
  BRAND_NAME: 'Invented',
  POSTAL_ADDRESS: '1 Test Street, Reno, NV 89501',
};

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

  it('have values of their own on a developer’s machine, but for the database', () => {
    assert.deepEqual(problemsOf({ DATABASE_URL: 'postgres://localhost/shop' }), []);
    assert.equal(problemsOf({}).length, 1);
  });

  it('are refused where they are malformed, each with what is wrong', () => {
    const given = {
      ENGINE_PORT: '99999',
      TRUSTED_PROXIES: 'two',
      ENGINE_URL: 'engine.shop.example',
      BRAND_COLOR: 'red',
      BRAND_LANGUAGE: 'en_US',
    };
    const problems = problemsOf({ ...live, ...given });
    assert.equal(problems.length, Object.keys(given).length);
    for (const [name, value] of Object.entries(given))
      assert.ok(
        problems.some((problem) => problem.startsWith(`  ${name} is "${value}", which is no `)),
        name,
      );
  });
});
