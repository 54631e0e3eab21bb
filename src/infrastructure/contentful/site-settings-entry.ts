import { type CaseOffer, fullCaseSizes } from '#src/domain/catalogue/full-case';
import type { Region } from '#src/domain/geography/shippable';
import type { ReferralOffer } from '#src/domain/referral/referral';
import type { Announcement } from '#src/domain/site/announcement';
import type { Catalogue, FooterGroup, MenuLink, ShellContent } from '#src/domain/site/site-content';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './field-reader';

/** Throws `wrong_shape` when a field is missing or malformed. */
export function shellOf(entry: ContentEntry): ShellContent {
  const fields = new FieldReader(entry);
  return {
    tagline: fields.text('brandTagline'),
    footerText: fields.text('footerText'),
    ...(fields.has('mainMenu') && { mainMenu: menuLinksOf(fields, 'mainMenu') }),
    ...(fields.has('footer') && { footer: fields.objects('footer').map(footerGroupOf) }),
    ...(fields.has('contactEmail') && { contactEmail: contactEmailOf(fields) }),
    ...(fields.has('announcement') && { announcement: announcementOf(fields) }),
    ...(fields.has('referral') && { referral: referralOf(fields.object('referral')) }),
    caseOffers: caseOffersOf(entry),
  };
}

function footerGroupOf(group: FieldReader): FooterGroup {
  return { title: group.text('title'), links: menuLinksOf(group, 'links') };
}

function menuLinksOf(fields: FieldReader, id: string): readonly MenuLink[] {
  return fields.objects(id).map((link) => ({ label: link.text('label'), to: link.link('to') }));
}

function contactEmailOf(fields: FieldReader): string {
  const email = fields.text('contactEmail');
  return /^[^\s@]+@[^\s@]+$/.test(email) ? email : fields.reject('contactEmail', 'must be an e-mail address');
}

function referralOf(fields: FieldReader): ReferralOffer {
  return { credit: fields.money('credit'), discount: fields.money('discount'), code: fields.text('code') };
}

function announcementOf(fields: FieldReader): Announcement {
  return {
    text: fields.text('announcement'),
    ...(fields.has('announcementCode') && { code: fields.text('announcementCode') }),
    ...(fields.has('announcementLink') && {
      link: { label: fields.text('announcementLinkText'), to: fields.path('announcementLink') },
    }),
    ...(fields.has('announcementForNewcomers') && { isForNewcomers: fields.flag('announcementForNewcomers') }),
  };
}

/** States that wine may be shipped to (spec §9 Shippable states). Throws `wrong_shape` when a state is malformed. */
export function regionsOf(entry: ContentEntry): readonly Region[] {
  return new FieldReader(entry).objects('shippableStates').map((state) => {
    const abbr = state.text('abbr');
    if (!/^[A-Z]{2}$/.test(abbr)) state.reject('abbr', 'must be two capital letters');
    return { name: state.text('name'), abbr, shippable: state.flag('shippable') };
  });
}

/**
 * Reads the discounts for full cases; optional (spec §9 Full-case discount helper). Throws `wrong_shape` when one is
 * malformed.
 */
export function caseOffersOf(entry: ContentEntry): readonly CaseOffer[] {
  const fields = new FieldReader(entry);
  if (!fields.has('caseOffers')) return [];
  const offers = fields.objects('caseOffers').map((offer) => {
    const size = offer.integer('cans', 1, 24);
    const cans =
      fullCaseSizes.find((known) => known === size) ??
      offer.reject('cans', `must be one of ${fullCaseSizes.join(', ')}`);
    return { cans, percent: offer.integer('percent', 1, 99) };
  });
  return new Set(offers.map(({ cans }) => cans)).size === offers.length
    ? offers
    : fields.reject('caseOffers', 'must name each size once');
}

/**
 * Skus to offer after an order is placed, best first; optional (spec §7 PUT cross_sell). Throws `wrong_shape` when
 * malformed.
 */
function crossSellOf(entry: ContentEntry): readonly string[] {
  return new FieldReader(entry).optionalTexts('crossSell');
}

/** Throws `wrong_shape` when a field is malformed. */
export function salesOf(entry: ContentEntry): Pick<Catalogue, 'regions' | 'caseOffers' | 'crossSell'> {
  return { regions: regionsOf(entry), caseOffers: caseOffersOf(entry), crossSell: crossSellOf(entry) };
}
