import { describe, expect, it } from 'vitest';
import { cents } from '#src/domain/money/money';
import { offerTermsOf } from '#src/infrastructure/contentful/offer-terms-entry';
import { shippingOf } from '#src/infrastructure/contentful/shipping-entry';
import { settingsEntry } from './made-entries';

type Malformed = readonly [field: string, value: unknown, named?: string];

/** In winter. */
const now = Date.parse('2026-11-27T10:10:00Z');

const estimates = {
  timeZone: 'America/Los_Angeles',
  cutOffHour: 12,
  shippingWeekdays: [1, 2, 3, 4, 5],
  holidays: ['2026-12-25'],
  methods: [{ name: 'Standard', days: [4, 6], states: { CA: [3, 4] } }],
};

/** Each differs from usable estimates in one field. */
const malformedEstimates = (
  [
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ cutOffHour: 25 }, 'cutOffHour'],
    [{ cutOffHour: 'noon' }, 'cutOffHour'],
    [{ shippingWeekdays: [] }, 'shippingWeekdays'],
    [{ shippingWeekdays: [7] }, 'shippingWeekdays[0]'],
    [{ shippingWeekdays: ['Mon'] }, 'shippingWeekdays[0]'],
    [{ holidays: ['2026-02-30'] }, 'holidays'],
    [{ holidays: 'Christmas' }, 'holidays'],
    [{ methods: [] }, 'methods'],
    [{ methods: [{ days: [1, 2] }] }, 'methods[0].name'],
    [{ methods: [{ name: 'Standard' }] }, 'methods[0].days'],
    [{ methods: [{ name: 'Standard', days: [6, 4] }] }, 'methods[0].days'],
    [{ methods: [{ name: 'Standard', days: [0, 4] }] }, 'methods[0].days[0]'],
    [{ methods: [{ name: 'Standard', days: [1, 2, 3] }] }, 'methods[0].days'],
    [{ methods: [{ name: 'Standard', days: [1, 2], states: { Utah: [1, 2] } }] }, 'methods[0].states'],
    [{ methods: [{ name: 'Standard', days: [1, 2], states: { UT: 3 } }] }, 'methods[0].states.UT'],
  ] as const
).map(([fields, path]) => ['deliveryEstimates', { ...estimates, ...fields }, `deliveryEstimates.${path}`] as const);

describe('Offer terms in content (spec §2 shipping-and-returns-policy)', () => {
  const offerTerms = {
    pricesValidUntil: '2027-03-31',
    shipping: [{ method: 'Standard', cost: 9.95 }],
    returns: { policy: '/returns/', days: 30, atShoppersCost: false },
  };

  it('is read in the terms of the shop, and may be nothing', () => {
    expect(offerTermsOf(settingsEntry({ offerTerms }), now)).toEqual({
      offerTerms: {
        pricesValidUntil: '2027-03-31',
        shippingCosts: [{ method: 'Standard', cost: cents(995) }],
        returns: { policy: '/returns/', days: 30, isAtShoppersCost: false },
      },
    });
    expect(offerTermsOf(settingsEntry({ offerTerms: {} }), now)).toEqual({ offerTerms: { shippingCosts: [] } });
    expect(offerTermsOf(settingsEntry(), now)).toEqual({});
  });

  it('tells no day that is over in every state', () => {
    const told = (moment: string) => offerTermsOf(settingsEntry({ offerTerms }), Date.parse(moment)).offerTerms;
    expect(told('2027-04-01T09:59Z')?.pricesValidUntil).toBe('2027-03-31');
    expect(told('2027-04-01T10:00Z')).not.toHaveProperty('pricesValidUntil');
  });

  it.each([
    [{ pricesValidUntil: 'soon' }, 'pricesValidUntil'],
    [{ returns: { ...offerTerms.returns, policy: 'returns' } }, 'returns.policy'],
    [{ returns: { ...offerTerms.returns, days: 0 } }, 'returns.days'],
    [{ shipping: [{ method: 'Standard', cost: 'nothing' }] }, 'shipping[0].cost'],
  ])('names malformed fields: %o', (fields, path) => {
    const entry = settingsEntry({ offerTerms: { ...offerTerms, ...fields } });
    expect(() => offerTermsOf(entry, now)).toThrow(`field offerTerms.${path}:`);
  });
});

describe('Shipping in content (spec §2 shipping-and-returns-policy)', () => {
  it('is read in the terms of the shop', () => {
    const entry = settingsEntry({
      deliveryEstimates: estimates,
      freeShipping: { threshold: 149.5, method: 'Standard' },
    });
    const { timeZone: _, ...rest } = estimates;
    expect(shippingOf(entry, now)).toEqual({
      deliveryEstimates: {
        ...rest,
        utcOffsets: [
          { from: Date.parse('2026-11-27T10:00:00Z'), minutes: -480 },
          { from: Date.parse('2027-03-14T10:00:00Z'), minutes: -420 },
          { from: Date.parse('2027-11-07T09:00:00Z'), minutes: -480 },
          { from: Date.parse('2028-03-12T10:00:00Z'), minutes: -420 },
          { from: Date.parse('2028-11-05T09:00:00Z'), minutes: -480 },
        ],
        methods: [{ method: 'Standard', days: { least: 4, most: 6 }, byState: { CA: { least: 3, most: 4 } } }],
      },
      freeShipping: { threshold: cents(14_950), method: 'Standard' },
    });
  });

  it.each([
    ['UTC', 0],
    ['Asia/Kolkata', 330],
    ['America/St_Johns', -210],
  ])('knows the clock of %s', (timeZone, minutes) => {
    const entry = settingsEntry({ deliveryEstimates: { ...estimates, timeZone } });
    const [first] = shippingOf(entry, now).deliveryEstimates?.utcOffsets ?? [];
    expect(first?.minutes).toBe(minutes);
  });

  it('knows when a clock changes by half an hour', () => {
    const entry = settingsEntry({ deliveryEstimates: { ...estimates, timeZone: 'Australia/Lord_Howe' } });
    expect(shippingOf(entry, now).deliveryEstimates?.utcOffsets.slice(0, 2)).toEqual([
      { from: Date.parse('2026-11-27T10:00:00Z'), minutes: 660 },
      { from: Date.parse('2027-04-03T15:00:00Z'), minutes: 630 },
    ]);
  });

  it('may be nothing', () => {
    expect(shippingOf(settingsEntry(), now)).toEqual({});
  });

  it.for<Malformed>([
    ['freeShipping', 150],
    ['freeShipping', { threshold: 150 }, 'freeShipping.method'],
    ['freeShipping', { threshold: '150', method: 'Standard' }, 'freeShipping.threshold'],
    ['freeShipping', { threshold: 0, method: 'Standard' }, 'freeShipping.threshold'],
    ['freeShipping', { threshold: -5, method: 'Standard' }, 'freeShipping.threshold'],
    ['deliveryEstimates', []],
    ...malformedEstimates,
  ])('stops the build where it is malformed, and names the field: %s %o', ([field, value, named = field]) => {
    expect(() => shippingOf(settingsEntry({ [field]: value }), now)).toThrow(`field ${named}:`);
  });
});
