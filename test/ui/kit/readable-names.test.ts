import { describe, expect, it } from 'vitest';
import { checkAddress, emptyAddress } from '#src/ui/address-book/shared/address-checks';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { checkContact, emptyContact } from '#src/ui/contact/parts/contact-checks';
import { contactPageMessages } from '#src/ui/contact/parts/contact-page-messages';
import { findNameProblems } from '#src/ui/customer/profile-checks';
import { profileMessages } from '#src/ui/customer/profile-messages';
import { checkReview, emptyReview } from '#src/ui/reviews/review-checks';
import { reviewMessages } from '#src/ui/reviews/shared/review-messages';

describe('Names and reviews (spec §2 contact, §3 Client state, reviews)', () => {
  it.each(['!!!', '—', '\u200b', '\u2800 .', '❤', ' '])('are not taken when they are %j', (text) => {
    const { problems } = reviewMessages;
    const typed = { ...emptyReview, score: '5', title: text, body: text, author: text };
    expect(checkReview(typed)).toEqual({ title: problems.title, body: problems.body, author: problems.author });
    expect(checkContact({ ...emptyContact, name: text }).name).toBe(contactPageMessages.problems.name);
    expect(checkAddress({ ...emptyAddress, name: text }).name).toBe(checkoutMessages.problems.name);
    expect(findNameProblems({ name: text })).toEqual({ name: profileMessages.name.problems.missing });
  });

  it.each(['A', '7', 'Дана', '酒', 'שלום', '!Ola!'])('are taken when they are %j', (text) => {
    expect(checkReview({ score: '5', title: text, body: text, author: text })).toEqual({});
    expect(checkContact({ ...emptyContact, name: text }).name).toBeUndefined();
    expect(checkAddress({ ...emptyAddress, name: text }).name).toBeUndefined();
    expect(findNameProblems({ name: text })).toEqual({});
  });
});
