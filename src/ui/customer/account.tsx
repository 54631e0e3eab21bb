import { observer } from 'mobx-react-lite';
import { AccountFrame } from '#src/ui/customer/shared/account-frame';
import { SignOutButton } from '#src/ui/customer/shared/account-gate';
import { accountPage } from '#src/ui/customer/shared/account-page';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { ReferFriend } from '#src/ui/referral/shared/refer-friend';
import { accountMessages } from '#src/ui/session/shared/account-messages';
import { AccountPresenter } from './account.presenter';
import { HomeParts } from './home-parts';
import { SectionList } from './section-list';

/** The account's first page (spec §2 /account/*). */
const Overview = observer(function Overview() {
  const account = usePresenter(AccountPresenter);
  return (
    <AccountFrame
      title={account.greeting}
      lead={
        <p>
          <span>{account.signedInAs}</span> <strong>{account.name}</strong>
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

export const page = accountPage(Overview, accountMessages);
