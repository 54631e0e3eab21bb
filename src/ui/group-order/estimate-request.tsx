import { observer } from 'mobx-react-lite';
import { Button, LinkButton } from '#src/ui/kit/button';
import { CopyField } from '#src/ui/kit/copy-field';
import { FailureNotice } from '#src/ui/kit/failure-notice';
import { Notice } from '#src/ui/kit/notice';
import { usePresenter } from '#src/ui/kit/use-presenter';
import type { AddressListPresenter } from './address-list.presenter';
import type { GroupOrderDetailsPresenter } from './details.presenter';
import { groupOrderMessages } from './group-order-messages';
import { RequestPresenter } from './request.presenter';
import styles from './group-order.module.css';

const { ask: words } = groupOrderMessages;

interface RequestProps {
  readonly list: AddressListPresenter;
  readonly details: GroupOrderDetailsPresenter;
}

/** Shows the button that requests the estimate, the missing entries, and the estimate. */
export const EstimateRequest = observer(function EstimateRequest({ list, details }: RequestProps) {
  const request = usePresenter(RequestPresenter);
  const missing = request.missingOf(list, details);
  const { failure, estimate } = request;

  return (
    <div className="stack gap-5">
      <div role="alert">
        {missing.length > 0 && (
          <Notice tone="warning" still title={words.missing}>
            <ul>
              {missing.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      <FailureNotice failure={failure} />
      {!estimate?.isCurrent && (
        <div>
          <Button
            busy={request.requesting.isBusy}
            busyLabel={words.busy}
            onClick={() => void request.request(list, details)}
          >
            {estimate ? words.again : words.action}
          </Button>
        </div>
      )}
      {estimate && <Estimate request={request} estimate={estimate} />}
    </div>
  );
});

interface EstimateProps {
  readonly request: RequestPresenter;
  readonly estimate: NonNullable<RequestPresenter['estimate']>;
}

const Estimate = observer(function Estimate({ request, estimate: { path, link, isCurrent } }: EstimateProps) {
  return (
    <div className={`stack ${styles.estimate}`}>
      <h3>{isCurrent ? words.ready : words.outdated}</h3>
      <p>{isCurrent ? words.readyText : words.outdatedText}</p>
      <CopyField
        label={words.link}
        name="estimate-link"
        value={link}
        copyLabel={words.copy}
        news={request.copyNews}
        onCopy={() => request.copy()}
      />
      <div className="cluster">
        <LinkButton to={path} variant={isCurrent ? 'primary' : 'secondary'}>
          {words.open}
        </LinkButton>
        <Button variant="quiet" onClick={() => request.startOver()}>
          {words.startOver}
        </Button>
      </div>
    </div>
  );
});
