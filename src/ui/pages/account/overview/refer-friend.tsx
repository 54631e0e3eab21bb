import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useSite } from '#src/ui/app/site-identity';
import { Button } from '#src/ui/components/button';
import { Field } from '#src/ui/components/field';
import { Notice } from '#src/ui/components/notice';
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
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  async function copy(): Promise<void> {
    if (await refer.copy()) return;
    field.current?.focus();
    field.current?.select();
  }

  return (
    <>
      <p className="note">{refer.text}</p>
      {refer.link !== undefined && (
        <Field
          ref={field}
          label={referralMessages.label}
          name="referral-link"
          value={refer.link}
          onChange={() => undefined}
          hint={refer.copyNews}
          spellCheck={false}
          action={
            <Button variant="secondary" onClick={() => void copy()}>
              {referralMessages.copy}
            </Button>
          }
        />
      )}
      <div role="alert" className={styles.news}>
        {failure !== undefined && (
          <Notice
            tone="error"
            still
            action={
              <Button variant="quiet" small onClick={() => void refer.identifier.reload()}>
                {referralMessages.tryAgain}
              </Button>
            }
          >
            <p>{failure}</p>
          </Notice>
        )}
      </div>
      {refer.link === undefined && failure === undefined && (
        <Skeleton label={referralMessages.loading}>
          <SkeletonText lines={2} />
        </Skeleton>
      )}
    </>
  );
});
