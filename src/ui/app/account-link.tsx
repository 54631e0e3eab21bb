import { observer } from 'mobx-react-lite';
import { HeaderLink } from '#src/ui/components/header-tool';
import { usePresenter } from '#src/ui/di/use-presenter';
import { words } from '#src/ui/messages/shell-messages';
import { AccountLinkPresenter } from './account-link.presenter';

/** Leads to the account, and says whose it is once that is known. */
export const AccountLink = observer(function AccountLink() {
  return <HeaderLink icon="user" label={words.account(usePresenter(AccountLinkPresenter).name)} to="/account/" />;
});
