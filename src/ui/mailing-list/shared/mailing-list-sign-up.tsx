import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type MailingList, readMailingListLink } from '#src/domain/mailing-list/mailing-list';
import { ContactLink } from '#src/ui/contact/shared/contact-link';
import { Button } from '#src/ui/kit/button';
import { CheckboxField } from '#src/ui/kit/checkbox-field';
import { FailureNotice } from '#src/ui/kit/failure-notice';
import { Notice } from '#src/ui/kit/notice';
import { TextField } from '#src/ui/kit/text-field';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';
import { useForm } from '#src/ui/kit/use-form';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { useSearchWriter } from '#src/ui/kit/use-search-writer';
import { mailingListMessages as messages } from '#src/ui/mailing-list/mailing-list-messages';
import { MailingListPresenter } from '#src/ui/mailing-list/mailing-list.presenter';

export interface MailingListSignUpProps {
  readonly list: MailingList;
  /** The consent text for giving a phone number. */
  readonly consent?: string | undefined;
  /** True when nobody can join it any more; links in messages still work. */
  readonly isClosed?: boolean | undefined;
}

/**
 * Shows the form to join or leave a mailing list, and the outcome of the links in its messages (spec §2 sms-opt-in,
 * opt-out pages).
 */
export const MailingListSignUp = observer(function MailingListSignUp(given: MailingListSignUpProps) {
  const { list, consent, isClosed = false } = given;
  const page = usePresenter(MailingListPresenter, { list });
  const { hash, search } = useLocation();
  const writeSearch = useSearchWriter();
  useEffect(() => {
    const link = readMailingListLink(hash);
    if (link && page.isOffered) void page.follow(link);
    // The link's secret leaves the address, so that nobody who finds the address later can use it.
    if (link) writeSearch(search);
  }, [hash, search, page, writeSearch]);
  const notice = useFocusOnChange<HTMLDivElement>(page.notice);

  return (
    <div className="stack gap-5">
      <div ref={notice} tabIndex={-1}>
        {page.notice !== undefined && (
          <Notice
            tone="success"
            still
            action={
              !isClosed && (
                <Button variant="quiet" small onClick={() => page.startOver()}>
                  {messages.other}
                </Button>
              )
            }
          >
            <p>{page.notice}</p>
          </Notice>
        )}
        {page.following.isBusy && <p className="note">{messages.following}</p>}
      </div>
      {isClosed && <Failure page={page} />}
      {!isClosed && page.isOffered && page.notice === undefined && <ListForm page={page} consent={consent} />}
      {!isClosed && !page.isOffered && (
        <Notice still action={<ContactLink />}>
          <p>{messages.notOffered}</p>
        </Notice>
      )}
    </div>
  );
});

interface ListFormProps {
  readonly page: MailingListPresenter;
  readonly consent: string | undefined;
}

const ListForm = observer(function ListForm({ page, consent }: ListFormProps) {
  const form = useForm(() => page.submit());
  const isPhone = page.kind === 'phone';
  return (
    <form className="stack gap-5" {...form}>
      <TextField
        form={page.form}
        field="contact"
        name={page.kind}
        type={isPhone ? 'tel' : 'email'}
        inputMode={isPhone ? 'tel' : 'email'}
        autoComplete={isPhone ? 'tel' : 'email'}
        label={isPhone ? messages.phone : messages.email}
        hint={isPhone ? messages.phoneHint : undefined}
        required
      />
      {consent !== undefined && (
        <CheckboxField
          name="consent"
          label={consent}
          checked={page.form.values.consent !== ''}
          error={page.form.problems.consent}
          onChange={(checked) => page.form.type('consent', checked ? 'yes' : '')}
          required
        />
      )}
      <Failure page={page} />
      <div className="cluster">
        <Button type="submit" busy={page.asking.isBusy} busyLabel={messages.busy}>
          {messages.lists[page.list].action}
        </Button>
        {page.list === 'newsletter' && (
          <Button variant="quiet" busy={page.asking.isBusy} onClick={() => void page.unsubscribe()}>
            {messages.unsubscribe}
          </Button>
        )}
      </div>
    </form>
  );
});

const Failure = observer(function Failure({ page }: { readonly page: MailingListPresenter }) {
  const again = page.mayFollowAgain && (
    <Button variant="quiet" small onClick={() => void page.followAgain()}>
      {messages.followAgain}
    </Button>
  );
  return <FailureNotice failure={page.failure} action={again || undefined} />;
});
