import { observer } from 'mobx-react-lite';
import { QuietButton, QuietLink } from '#src/ui/kit/button';
import { Notice } from '#src/ui/kit/notice';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { type AlertAction, AlertBarState } from './alert-bar-state';
import { messages } from './shell-messages';

/** The bar is always in the page, so that screen readers announce changes (spec §3 alertBar). */
export const AlertBar = observer(function AlertBar() {
  const alert = usePresenter(AlertBarState);
  return (
    <div className="container" role="status">
      {alert.visible !== undefined && (
        <Notice
          tone={alert.tone}
          still
          action={
            <>
              {alert.action && <Action action={alert.action} onFollow={() => alert.dismiss()} />}{' '}
              <QuietButton onClick={() => alert.dismiss()}>{messages.dismiss}</QuietButton>
            </>
          }
          text={alert.visible}
        />
      )}
    </div>
  );
});

/** Following the link closes the message, which may not be true on the next page. */
function Action({ action, onFollow }: { readonly action: AlertAction; readonly onFollow: () => void }) {
  return 'to' in action ? (
    <QuietLink to={action.to} onClick={onFollow}>
      {action.label}
    </QuietLink>
  ) : (
    <QuietButton onClick={action.press}>{action.label}</QuietButton>
  );
}
