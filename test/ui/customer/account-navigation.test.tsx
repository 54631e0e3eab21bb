import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page as overview } from '#src/ui/customer/account';
import { page as notFound } from '#src/ui/customer/account-not-found';
import { accountHomeMessages } from '#src/ui/customer/shared/account-home-messages';
import { page as giftCards } from '#src/ui/gift-card/gift-cards';
import { page as subscription } from '#src/ui/subscription/subscription';
import { mainHeading } from '#test/ui/support/on-screen';
import { violations } from '#test/ui/support/violations';
import { AccountVisitor } from '#test/ui/support/visitor';

const { navigation: label, sections } = accountHomeMessages;

const navigation = () => screen.getByRole('navigation', { name: label });
const links = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const addresses = [
  '/account/orders/',
  '/account/subscriptions/',
  '/account/addresses/',
  '/account/payment/',
  '/account/credit/',
  '/account/gift-cards/',
  '/account/profile/',
  '/account/security/',
];

describe('The sections of the account (spec §2 /account/*)', () => {
  it('are beside every page, and on the first page where there is no room beside it', async () => {
    const visitor = await AccountVisitor.signedIn();
    const { container } = await visitor.open(overview.View, '/account/');
    expect(links(navigation())).toEqual(['/account/', ...addresses]);
    expect(links(screen.getByRole('list', { name: label }))).toEqual(addresses);
    expect(await violations(container)).toEqual([]);
  });

  it('say which one is open', async () => {
    const visitor = await AccountVisitor.signedIn();
    await visitor.open(giftCards.View, '/account/gift-cards/');
    const current = within(navigation())
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));
    expect(current.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      [sections.giftCards.title, 'page'],
    ]);
    expect(screen.getByRole('link', { name: accountHomeMessages.back }).getAttribute('href')).toBe('/account/');
  });

  it('say which one a page belongs to, and lead back to it', async () => {
    const visitor = await AccountVisitor.signedIn();
    await visitor.open(subscription.View, '/account/subscriptions/404/');
    const [beside, back] = screen.getAllByRole('link', { name: sections.subscriptions.title });
    expect(beside!.getAttribute('aria-current')).toBe('true');
    expect(back!.getAttribute('href')).toBe('/account/subscriptions/');
  });
});

describe('An address that the account does not have (spec §2 /account/*)', () => {
  it('says so to everybody, without asking to sign in', async () => {
    const visitor = await AccountVisitor.guest();
    const { container } = await visitor.open(notFound.View, '/account/nonsense/');
    expect(mainHeading().textContent).toBe(accountHomeMessages.notFound.title);
    expect(visitor.address).toBe('/account/nonsense/');
    expect(screen.getByRole('link', { name: accountHomeMessages.notFound.action }).getAttribute('href')).toBe(
      '/account/',
    );
    expect(await violations(container)).toEqual([]);
  });

  it('is kept from search engines', () => {
    expect(notFound.head(undefined, { params: {}, search: new URLSearchParams() }).noindex).toBe(true);
  });
});
