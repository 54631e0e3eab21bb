import { observer } from 'mobx-react-lite';
import { Button } from '../components/button';
import { LinkButton } from '../components/link-button';
import { Notice } from '../components/notice';
import { usePresenter } from '../di/use-presenter';
import { words } from '../text/words';
import { AlertBarPresenter } from './alert-bar.presenter';

/** The message across the top of the page (spec §3 alertBar). Always present, so that what arrives is spoken. */
export const AlertBar = observer(function AlertBar() {
  const alert = usePresenter(AlertBarPresenter);
  return (
    <div className="container" role="status">
      {alert.notification !== undefined && (
        <Notice
          tone="warning"
          still
          action={
            <>
              {alert.link && <LinkButton variant="quiet" small to={alert.link.to}>{alert.link.label}</LinkButton>}{' '}
              <Button variant="quiet" small onClick={() => alert.dismiss()}>{words.dismiss}</Button>
            </>
          }
        >
          <p>{alert.notification}</p>
        </Notice>
      )}
    </div>
  );
});
