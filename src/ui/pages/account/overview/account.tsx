import { observer } from 'mobx-react-lite';
import { usePresenter } from '#src/ui/di/use-presenter';
import { AccountFrame } from '#src/ui/pages/account/account-frame';
import { AccountGate, SignOutButton } from '#src/ui/pages/account/account-gate';
import { AccountPresenter } from './account.presenter';
import { HomeParts } from './home-parts';
import { ReferFriend } from './refer-friend';
import { SectionList } from './section-list';

/** The account's first page (spec §2 /account/*). */
export function AccountPage() {
  return (
    <AccountGate>
      <Overview />
    </AccountGate>
  );
}

const Overview = observer(function Overview() {
  const account = usePresenter(AccountPresenter);
  return (
    <AccountFrame
      title={account.greeting}
      lead={
        <p>
          {account.signedInAs} <strong>{account.name}</strong>
        </p>
      }
    >
      <HomeParts />
      <SectionList />
      <ReferFriend />
      <div>
        <SignOutButton />
      </div>
    </AccountFrame>
  );
});
