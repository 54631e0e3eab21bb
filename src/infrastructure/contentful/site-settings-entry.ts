import { type CaseOffer, fullCaseSizes } from '#src/domain/catalogue/full-case';
import type { Region } from '#src/domain/geography/shippable';
import type { ReferralOffer } from '#src/domain/referral/referral';
import type { Announcement } from '#src/domain/site/announcement';
import type { Catalogue, FooterGroup, MenuLink, ShellContent } from '#src/domain/site/site-content';
import { type Check, fields, noneOr } from '#src/infrastructure/shared/checks';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { blockLink } from './block-link';
import type { ContentEntry } from './content-entry';
import {
  chosenBy,
  dollars,
  flag,
  group,
  integer,
  list,
  optionalList,
  path,
  readEntry,
  refined,
  text,
  textLike,
  where,
} from './entry-checks';

const menuLinks: Check<readonly MenuLink[]> = list(blockLink);
const footerGroup: Check<FooterGroup> = group({ title: text, links: menuLinks });
const referral: Check<ReferralOffer> = group({ credit: dollars, discount: dollars, code: text });

const email = textLike(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address');

const announcementLink = refined(
  fields({ announcementLinkText: text, announcementLink: path }),
  ({ announcementLinkText: label, announcementLink: to }) => ({ label, to }),
);
const announcementFields = fields({
  announcement: text,
  announcementCode: noneOr(text),
  announcementForNewcomers: noneOr(flag),
});
const announcement: Check<Announcement> = chosenBy(where('announcementLink', announcementLink), (link) =>
  refined(announcementFields, (read) => ({
    text: read.announcement,
    ...omitNullish({ code: read.announcementCode, link, isForNewcomers: read.announcementForNewcomers }),
  })),
);

const fullCase = refined(
  integer(1, 24),
  (size, refuse) =>
    fullCaseSizes.find((known) => known === size) ?? refuse(`must be one of ${fullCaseSizes.join(', ')}`),
);
const caseOffers: Check<readonly CaseOffer[]> = refined(
  optionalList(group({ cans: fullCase, percent: integer(1, 99) })),
  (offers, refuse) =>
    new Set(offers.map(({ cans }) => cans)).size === offers.length ? offers : refuse('must name each size once'),
);

const shellShape = fields({
  brandTagline: text,
  footerText: text,
  mainMenu: noneOr(menuLinks),
  footer: noneOr(list(footerGroup)),
  contactEmail: noneOr(email),
  referral: noneOr(referral),
  caseOffers,
});

/** Throws `wrong_shape` when a field is missing or malformed. */
export function shellOf(entry: ContentEntry): ShellContent {
  const shell = readEntry(entry, shellShape);
  return {
    tagline: shell.brandTagline,
    footerText: shell.footerText,
    ...omitNullish({
      mainMenu: shell.mainMenu,
      footer: shell.footer,
      contactEmail: shell.contactEmail,
      announcement: readEntry(entry, where('announcement', announcement)),
      referral: shell.referral,
    }),
    caseOffers: shell.caseOffers,
  };
}

const region: Check<Region> = group({
  abbr: textLike(/^[A-Z]{2}$/, 'must be two capital letters'),
  name: text,
  shippable: flag,
});
const regionsShape = fields({ shippableStates: list(region) });

/** States that wine may be shipped to (spec §9 Shippable states). Throws `wrong_shape` when a state is malformed. */
export function regionsOf(entry: ContentEntry): readonly Region[] {
  return readEntry(entry, regionsShape).shippableStates;
}

/**
 * Full cases have optional discounts (spec §9 Full-case discount helper). After an order is placed, the skus of `crossSell`
 * are offered, best first (spec §7 PUT cross_sell).
 */
const salesShape = fields({ caseOffers, crossSell: optionalList(text) });

/** Throws `wrong_shape` when a field is malformed. */
export function salesOf(entry: ContentEntry): Pick<Catalogue, 'regions' | 'caseOffers' | 'crossSell'> {
  return { regions: regionsOf(entry), ...readEntry(entry, salesShape) };
}
