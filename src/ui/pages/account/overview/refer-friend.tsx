import { observer } from 'mobx-react-lite';
import { useSite } from '#src/ui/app/site-identity';
import { Button } from '#src/ui/components/button';
import { CopyField } from '#src/ui/components/copy-field';
import { FailureNotice } from '#src/ui/components/failure-notice';
import { Skeleton, SkeletonText } from '#src/ui/components/skeleton';
import { usePresenter } from '#src/ui/di/use-presenter';
import { describeFailure } from '#src/ui/messages/failures';
import { referralMessages } from '#src/ui/messages/referral-messages';
import { ReferFriendPresenter } from './refer-friend.presenter';
import styles from '#src/ui/pages/account/account.module.css';

/** The customer's referral link, with a button that copies it. */
export const ReferFriend = observer(function ReferFriend() {
  const refer = usePresenter(ReferFriendPresenter, { offer: useSite().shell.referral });
  if (!refer.isKnown) return null;
  return (
    <section className={styles.refer} aria-labelledby="refer-friend">
      <h2 id="refer-friend">{referralMessages.title}</h2>
      {refer.hasEmail ? <Link refer={refer} /> : <p className="note">{referralMessages.withoutEmail}</p>}
    </section>
  );
});

const Link = observer(function Link({ refer }: { readonly refer: ReferFriendPresenter }) {
  const failure = describeFailure(refer.identifier.error);
  return (
    <>
      <p className="note">{refer.text}</p>
      {refer.link !== undefined && (
        <CopyField
          label={referralMessages.label}
          name="referral-link"
          value={refer.link}
          copyLabel={referralMessages.copy}
          news={refer.copyNews}
          onCopy={() => refer.copy()}
        />
      )}
      <FailureNotice
        failure={failure}
        action={
          <Button variant="quiet" small onClick={() => void refer.identifier.reload()}>
            {referralMessages.tryAgain}
          </Button>
        }
      />
      {refer.link === undefined && failure === undefined && (
        <Skeleton label={referralMessages.loading}>
          <SkeletonText lines={2} />
        </Skeleton>
      )}
    </>
  );
});
