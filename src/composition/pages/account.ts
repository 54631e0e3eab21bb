import { definePage } from '../../ui/app/page-route';
import { AccountPage } from '../../ui/pages/account/overview/account';
import { accountWords } from '../../ui/text/account-words';
import { referFriendBindings } from '../campaigns/refer-friend-bindings';
import { accountBindings } from './account-bindings';

export const bindings = [...accountBindings, referFriendBindings];

export const page = definePage<undefined>({
  View: AccountPage,
  head: () => ({ title: accountWords.title, description: accountWords.description, noindex: true, structuredData: [] }),
});
