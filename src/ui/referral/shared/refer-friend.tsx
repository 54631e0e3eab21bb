import { observer } from 'mobx-react-lite';
import { CopyField } from '#src/ui/kit/copy-field';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { Section } from '#src/ui/kit/section';
import { Skeleton } from '#src/ui/kit/skeleton';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { useSite } from '#src/ui/shell/site-identity';
import { referFriendMessages } from './refer-friend-messages';
import { ReferFriendPresenter } from './refer-friend.presenter';

export const ReferFriend = observer(function ReferFriend() {
  const refer = usePresenter(ReferFriendPresenter, { offer: useSite().shell.referral });
  if (!refer.isOffered) return null;
  return (
    <Section id="refer-friend" title={referFriendMessages.title} small className="stack gap-3 part narrow">
      {refer.hasEmail ? <Link refer={refer} /> : <p className="note">{referFriendMessages.withoutEmail}</p>}
    </Section>
  );
});

const Link = observer(function Link({ refer }: { readonly refer: ReferFriendPresenter }) {
  const { error } = refer.identifier;
  return (
    <>
      <p className="note">{refer.text}</p>
      {refer.link !== undefined && (
        <CopyField
          label={referFriendMessages.label}
          name="referral-link"
          value={refer.link}
          copyLabel={referFriendMessages.copy}
          notice={refer.copyNotice}
          onCopy={() => refer.copy()}
        />
      )}
      <FailureNotice failure={error} onRetry={() => void refer.identifier.reload()} />
      {refer.link === undefined && !error && <Skeleton label={referFriendMessages.loading} lines={2} />}
    </>
  );
});
