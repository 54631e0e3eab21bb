import { describe, expect, it } from 'vitest';
import { wayToPay } from '#test/journeys/support/way-to-pay';
import {
  type Footprint,
  footprintsIn,
  footprintsOf,
  formatFootprints,
  journeysOf,
  selectionOf,
  withoutCommonParts,
  withSteadySeconds,
} from '#tools/journeys/footprints';
import { fileOf, type WrittenFootprints } from '#tools/journeys/footprints-file';
import { gapsOf } from '#tools/journeys/gaps';
import { routeNames } from '#tools/journeys/shop-map';

const parts = new Map([
  ['/assets/cart-1.js', 'src/ui/cart/cart'],
  ['/assets/faq-2.js', 'src/ui/contact/faq'],
]);

const map = {
  pages: ['cart', 'faq'],
  signInMethods: [],
  parts: [],
  pageOf: (path: string) => (path === '/en-US/cart/' ? 'cart' : undefined),
  routeOf: routeNames(['GET /api/orders/current', 'GET /api/orders/{number}']),
  partOf: (script: string) => parts.get(script),
};

const file = { name: '/work/test/journeys/sign-in/gates.test.ts', status: 'passed' };

const report = (touched: object | undefined, status = 'passed') => ({
  testResults: [
    {
      ...file,
      status,
      assertionResults: [{ fullName: ' Gates ask', status, duration: 4600, tags: ['core'], meta: { touched } }],
    },
  ],
});

const footprint = (one: Partial<Footprint> = {}): Footprint => ({
  seconds: 4,
  pages: ['cart'],
  payments: [],
  routes: [],
  parts: [],
  ...one,
});

describe('Footprints of journeys (docs/adr/0007)', () => {
  it('name pages, routes and parts as the sources do, each once and in order, without pages that were only fetched', () => {
    const touched = {
      pages: ['/en-US/cart/', '/en-US/cart/', '/elsewhere/'],
      scripts: ['/assets/cart-1.js', '/assets/shared-2.js', '/assets/faq-2.js'],
      calls: [
        'GET /api/orders/R12',
        'GET /api/orders/current',
        'GET /sdk/v1/users/u-1',
        'GET /api/orders/R13',
        'GET /api/reviews/products/ICE-SLEEVE',
      ],
      payments: ['saved card'],
    };
    const [journey] = journeysOf(report(touched));
    expect(footprintsOf(journeysOf(report(touched)), map)).toEqual({
      [journey?.id ?? '']: {
        seconds: 5,
        pages: ['cart'],
        payments: [],
        routes: [
          'GET /api/orders/current',
          'GET /api/orders/{number}',
          'GET /api/reviews/products/*',
          'GET /sdk/v1/users/*',
        ],
        parts: ['src/ui/cart/cart'],
      },
    });
  });

  it('count a way to pay where an order was placed', () => {
    const touched = {
      pages: [],
      scripts: [],
      calls: ['PUT /api/checkouts/{number}/finalize'],
      payments: ['saved card'],
    };
    expect(Object.values(footprintsOf(journeysOf(report(touched)), map))[0]?.payments).toEqual(['saved card']);
  });

  it('are those of journeys that passed', () => {
    expect(footprintsOf(journeysOf(report(undefined, 'failed')), map)).toEqual({});
  });

  it('are made by running journeys by file and name, whatever is written in it', () => {
    const fullName = 'Cart (spec §4) costs $5+';
    const chosen = journeysOf(report(undefined)).map((journey) => ({ ...journey, fullName }));
    const [file, option, pattern = ''] = selectionOf(chosen);
    expect([file, option]).toEqual(['test/journeys/sign-in/gates.test.ts', '-t']);
    expect(new RegExp(pattern).exec(fullName)?.[0]).toBe(fullName);
    expect(new RegExp(pattern).test('Cart spec §4 costs')).toBe(false);
  });

  it('leave out the parts that every journey loads', () => {
    const { one, two } = withoutCommonParts({
      one: footprint({ parts: ['a', 'b'] }),
      two: footprint({ parts: ['a'] }),
    });
    expect([one?.parts, two?.parts]).toEqual([['b'], []]);
  });

  it('keep the former time unless it is far from it', () => {
    const seconds = (now: number): number | undefined =>
      withSteadySeconds({ one: footprint({ seconds: now }) }, { one: footprint({ seconds: 10 }) })['one']?.seconds;
    expect([seconds(14), seconds(16)]).toEqual([10, 16]);
  });

  it('are read from their file as they were written, a line for each journey in the order of ids', () => {
    const kept = {
      'cart: b': { seconds: 4, routes: ['GET /api/orders/current', 'GET /geolocation'], parts: [] },
      'cart: a': { seconds: 12, routes: ['GET /geolocation'], parts: ['cart', 'faq', 'shelf'] },
      'help: c': { seconds: 1, routes: [], parts: ['faq'] },
    };
    const text = formatFootprints(kept);

    expect(footprintsIn(JSON.parse(text) as WrittenFootprints)).toEqual(kept);
    expect(text.match(/^"\w+: \w"/gm)).toEqual(['"cart: a"', '"cart: b"', '"help: c"']);
  });

  it('are read from a file without journeys', () => {
    expect(footprintsIn(JSON.parse(formatFootprints({})) as WrittenFootprints)).toEqual({});
  });

  it('have an id of the file and the name, so that a renamed journey is another one', () => {
    const [one, again, other] = ['Gates ask', 'Gates ask', 'Gates open'].flatMap((fullName) =>
      journeysOf({ testResults: [{ ...file, assertionResults: [{ fullName, status: 'passed' }] }] }),
    );
    expect(one?.id).toMatch(/^sign-in\/gates: [\da-f]{10}$/);
    expect(fileOf(one?.id ?? '')).toBe('test/journeys/sign-in/gates.test.ts');
    expect(again?.id).toBe(one?.id);
    expect(other?.id).not.toBe(one?.id);
  });
});

describe('Parts that no core journey touches (docs/adr/0007)', () => {
  const shop = { pages: ['cart', 'orders'], signInMethods: ['oauth'] };
  const payments = ['new card', 'saved card', 'store credit', 'gift card', 'nothing left to pay'] as const;
  const whole = footprint({ pages: ['cart', 'orders'], payments, routes: ['POST /sdk/v1/oauth/authenticate'] });

  it('is nothing where all is touched', () => {
    expect(gapsOf([whole], [whole, footprint({ routes: ['GET /geolocation'] })], shop)).toEqual([]);
  });

  it('is named, each by itself', () => {
    const all = [whole, footprint({ routes: ['GET /api/orders/mine'] })];
    expect(gapsOf([footprint({ payments: payments.slice(1) })], all, shop)).toEqual([
      'the page orders',
      'the way to sign in oauth',
      'the way to pay new card',
      'the route GET /api/orders/mine',
      'the route POST /sdk/v1/oauth/authenticate',
    ]);
  });
});

describe('The way to pay that a call chooses (spec §4 Order states)', () => {
  const update = (body: object) => wayToPay('PATCH', '/api/checkouts/R1', JSON.stringify(body));

  it('is told by the call and by its input', () => {
    expect([
      wayToPay('POST', '/pay/cs_1', 'number=4111'),
      wayToPay('POST', '/api/gift_cards/R1/apply_gift_card', '{}'),
      update({ state: 'payment', order: { payments_attributes: [{ payment_method_id: 1 }] } }),
      update({ state: 'delivery', order: { use_store_credit: true } }),
      update({ state: 'payment', order: { payments_attributes: [] } }),
    ]).toEqual(['new card', 'gift card', 'saved card', 'store credit', 'nothing left to pay']);
  });

  it('is none of others', () => {
    expect([
      update({ state: 'address', order: { email: 'ada@example.com' } }),
      update({ state: 'delivery', order: { use_store_credit: false } }),
      wayToPay('GET', '/pay/cs_1', null),
    ]).toEqual([undefined, undefined, undefined]);
  });
});
