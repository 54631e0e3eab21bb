import { page } from '#src/ui/session/login';
import { AccountVisitor } from '#test/ui/support/visitor';

/** A guest on the sign-in page, who came from the cart. */
export async function guestAtLogin(
  address = '/account/login/?return=%2Fcart%2F',
  variables: Readonly<Record<string, string>> = {},
) {
  const visitor = await AccountVisitor.guest({ variables });
  const { container, unmount } = await visitor.open(page.View, address);
  return { visitor, container, unmount };
}
