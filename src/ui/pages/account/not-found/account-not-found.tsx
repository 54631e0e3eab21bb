import { unlistedHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { LinkButton } from '#src/ui/components/button';
import { EmptyState } from '#src/ui/components/empty-state';
import { accountHomeMessages } from '#src/ui/messages/account-home-messages';

const { notFound } = accountHomeMessages;

/** An address below the account that no page has (spec §2 /account/*). It asks nobody to sign in. */
function AccountNotFound() {
  return (
    <div className="container section">
      <EmptyState
        headingLevel={1}
        title={notFound.title}
        action={<LinkButton to="/account/">{notFound.action}</LinkButton>}
      >
        <p>{notFound.text}</p>
      </EmptyState>
    </div>
  );
}

export const page = definePage<undefined>({ View: AccountNotFound, head: () => unlistedHead(notFound) });
