import { observer } from 'mobx-react-lite';
import { AccountFrame } from '#src/ui/customer/shared/account-frame';
import { AccountGate } from '#src/ui/customer/shared/account-gate';
import { EmptyState } from '#src/ui/kit/empty-state';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { unlistedPage } from '#src/ui/shell/page-route';
import { EmailChange } from './email-change';
import { Mails } from './mails';
import { NameForm } from './name-form';
import { OwnData } from './own-data';
import { profileMessages } from './profile-messages';
import { RemoveAccountSection } from './remove-account';
import { RemoveAccountPresenter } from './remove-account.presenter';

/** Shows the customer's profile (spec §2 /account/*, §3 User). */
export const ProfilePage = observer(function ProfilePage() {
  // It is outside of the gate, which closes with the account.
  const removal = usePresenter(RemoveAccountPresenter);
  const { farewell } = removal;
  const place = useFocusOnChange<HTMLDivElement>(farewell?.title ?? 'profile');
  if (farewell)
    return (
      <div ref={place} tabIndex={-1} className="container section">
        <EmptyState headingLevel={1} {...farewell} to="/shop/" />
      </div>
    );
  return (
    <AccountGate>
      <AccountFrame title={profileMessages.title}>
        <NameForm />
        <EmailChange />
        <Mails />
        <OwnData />
        <RemoveAccountSection removal={removal} />
      </AccountFrame>
    </AccountGate>
  );
});

export const page = unlistedPage(ProfilePage, profileMessages);
