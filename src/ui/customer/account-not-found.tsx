import { accountHomeMessages } from '#src/ui/customer/shared/account-home-messages';
import { EmptyState } from '#src/ui/kit/empty-state';
import { unlistedPage } from '#src/ui/shell/page-route';

const { notFound } = accountHomeMessages;

/** Asks no visitor to sign in (spec §2 /account/*). */
function AccountNotFound() {
  return (
    <div className="container section">
      <EmptyState headingLevel={1} {...notFound} to="/account/" />
    </div>
  );
}

export const page = unlistedPage(AccountNotFound, notFound);
