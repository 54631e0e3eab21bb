import { screen, within } from '@testing-library/react';
import { page } from '#src/ui/session/security';
import { securityMessages } from '#src/ui/session/security-messages';
import { AccountVisitor, type VisitorOptions } from '#test/ui/support/visitor';

export const security = '/account/security/';

/** A customer on the security page; signed in by a link by default. */
export async function customerAtSecurity(options: VisitorOptions = {}) {
  const visitor = await AccountVisitor.signedIn(options);
  const { container, unmount } = await visitor.open(page.View, security);
  return { visitor, container, unmount };
}

/** The ways to sign in, as they are listed. */
export function listedWays(): readonly string[] {
  const list = screen.getByRole('list', { name: securityMessages.ways.title });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent.trim() ?? '');
}

/** The names of the ways to add. */
export function addable(): readonly string[] {
  const section = screen.queryByRole('region', { name: securityMessages.add.title });
  return [...(section?.querySelectorAll('summary') ?? [])].map(({ textContent }) => textContent);
}
