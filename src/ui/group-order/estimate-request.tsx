import { observer } from 'mobx-react-lite';
import { Button, LinkButton } from '#src/ui/kit/button';
import { CopyField } from '#src/ui/kit/copy-field';
import { FailureNotice, LiveNotice } from '#src/ui/kit/live-notice';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { groupOrderMessages } from './group-order-messages';
import { type GivenRequest, RequestPresenter } from './request.presenter';
import styles from './group-order.module.css';

const { ask: messages } = groupOrderMessages;

export const EstimateRequest = observer(function EstimateRequest(given: GivenRequest) {
  const request = usePresenter(RequestPresenter, given);
  const { missing, failure, estimate } = request;

  return (
    <div className="stack gap-5">
      <LiveNotice tone="warning" urgent title={missing.length > 0 ? messages.missing : undefined}>
        {missing.length > 0 && (
          <ul className="stack gap-2">
            {missing.map(({ text, place }) => (
              <li key={`${place} ${text}`}>
                <a href={`#${place}`}>{text}</a>
              </li>
            ))}
          </ul>
        )}
      </LiveNotice>
      <FailureNotice failure={failure} />
      {!estimate?.isCurrent && (
        <div>
          <Button busy={request.requesting.isBusy} busyLabel={messages.busy} onClick={() => void request.request()}>
            {estimate ? messages.again : messages.action}
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
      <h3>{isCurrent ? messages.ready : messages.outdated}</h3>
      <p>{isCurrent ? messages.readyText : messages.outdatedText}</p>
      <CopyField
        label={messages.link}
        name="estimate-link"
        value={link}
        copyLabel={messages.copy}
        notice={request.copyNotice}
        onCopy={() => request.copy()}
      />
      <div className="cluster">
        <LinkButton to={path} variant={isCurrent ? 'primary' : 'secondary'}>
          {messages.open}
        </LinkButton>
        <Button variant="quiet" onClick={() => request.startOver()}>
          {messages.startOver}
        </Button>
      </div>
    </div>
  );
});
