import { referFriendBindings } from '#src/composition/campaigns/refer-friend-bindings';
import { definePage } from '#src/ui/app/page-route';
import { AccountPage } from '#src/ui/pages/account/overview/account';
import { accountWords } from '#src/ui/text/account-words';
import { accountBindings } from './account-bindings';

export const bindings = [...accountBindings, referFriendBindings];

export const page = definePage<undefined>({
  View: AccountPage,
  head: () => ({ title: accountWords.title, description: accountWords.description, noindex: true, structuredData: [] }),
});
