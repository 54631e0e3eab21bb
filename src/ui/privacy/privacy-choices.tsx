import { observer } from 'mobx-react-lite';
import { Button } from '#src/ui/kit/button';
import { CheckboxField } from '#src/ui/kit/checkbox-field';
import { Dialog } from '#src/ui/kit/dialog';
import { Notice } from '#src/ui/kit/notice';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { privacyChoicesMessages } from './privacy-choices-messages';
import { PrivacyChoicesPresenter } from './privacy-choices.presenter';

/** Few visitors open the choices, behind the question or from the foot of the page. */
export const PrivacyChoices = observer(function PrivacyChoices() {
  const notice = usePresenter(PrivacyChoicesPresenter);
  const { title, lead, signal, save, close, refuse, purposes } = privacyChoicesMessages;
  const isFixed = notice.isRefusedByBrowser;
  return (
    <Dialog
      open={notice.isChoosing}
      onClose={() => notice.close()}
      title={title}
      closeLabel={close}
      footer={
        !isFixed && (
          <>
            <Button onClick={() => notice.saveTicked()}>{save}</Button>
            <Button variant="secondary" onClick={() => notice.refuse()}>
              {refuse}
            </Button>
          </>
        )
      }
    >
      <div className="stack">
        <p>{lead}</p>
        {isFixed && <Notice still text={signal} />}
        {notice.purposes.map((purpose) => (
          <CheckboxField
            key={purpose}
            name={purpose}
            label={purposes[purpose].label}
            hint={purposes[purpose].hint}
            checked={notice.isTicked(purpose)}
            disabled={isFixed}
            onChange={(isAllowed) => notice.tick(purpose, isAllowed)}
          />
        ))}
      </div>
    </Dialog>
  );
});

export { PrivacyChoices as View };
