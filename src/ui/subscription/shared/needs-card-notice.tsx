import { observer } from 'mobx-react-lite';
import { QuietLink } from '#src/ui/kit/button';
import { Notice } from '#src/ui/kit/notice';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { NeedsCardPresenter } from './needs-card.presenter';
import { repairMessages } from './repair-messages';

const { title, action } = repairMessages.needsCard;

/** Links to the choice of a card for each box that has none (spec §4 Subscription actions). */
export const NeedsCardNotice = observer(function NeedsCardNotice() {
  const { needs } = usePresenter(NeedsCardPresenter);
  return (
    <div role="status" className="stack gap-2">
      {needs.map(({ id, text, to }) => (
        <Notice
          key={id}
          tone="warning"
          title={title}
          still
          action={<QuietLink to={to}>{action}</QuietLink>}
          text={text}
        />
      ))}
    </div>
  );
});
