import type { ComponentType } from 'react';
import {
  type LoadedPage,
  type PageMessages,
  type PageProps,
  type PartOf,
  unlistedPage,
} from '#src/ui/shell/page-route';
import { AccountGate } from './account-gate';

/** Defines a page that only a signed-in customer sees; guests sign in and come back (spec §2 /account/*). */
export function accountPage(
  View: ComponentType<PageProps<undefined>>,
  messages: PageMessages,
  partOf?: PartOf,
): LoadedPage {
  function AccountPage(props: PageProps<undefined>) {
    return (
      <AccountGate>
        <View {...props} />
      </AccountGate>
    );
  }
  return unlistedPage(AccountPage, messages, partOf);
}
