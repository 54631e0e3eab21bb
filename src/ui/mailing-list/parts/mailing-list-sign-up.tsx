import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type MailingList, readMailingListLink } from '#src/domain/mailing-list/mailing-list';
import { BirthDateField } from '#src/ui/age/shared/birth-date-field';
import { ContactLink } from '#src/ui/contact/shared/contact-link';
import { Button, QuietButton } from '#src/ui/kit/button';
import { FormCheckbox } from '#src/ui/kit/checkbox-field';
import { FormView, SubmitButton } from '#src/ui/kit/form-view';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { Notice } from '#src/ui/kit/notice';
import { TextField } from '#src/ui/kit/text-field';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { useSearchWriter } from '#src/ui/kit/use-search-writer';
import { mailingListMessages as messages } from './mailing-list-messages';
import { MailingListPresenter } from './mailing-list.presenter';

export interface MailingListSignUpProps {
  readonly list: MailingList;
  /** The consent text for giving a phone number. */
  readonly consent?: string | undefined;
  /** Contacts cannot join any more; links in messages still work. */
  readonly isClosed?: boolean | undefined;
}

/** Also follows the links in messages, once their reader presses (spec §2 sms-opt-in, opt-out pages). */
export const MailingListSignUp = observer(function MailingListSignUp(given: MailingListSignUpProps) {
  const { list, consent, isClosed = false } = given;
  const page = usePresenter(MailingListPresenter, { list });
  const { hash, search } = useLocation();
  const writeSearch = useSearchWriter();
  useEffect(() => {
    const link = readMailingListLink(hash);
    if (link && page.isOffered) page.hold(link);
    // The link's secret leaves the address, so that later readers of the address cannot use it.
    if (link) writeSearch(search);
  }, [hash, search, page, writeSearch]);
  const notice = useFocusOnChange<HTMLDivElement>(page.notice ?? '');

  return (
    <div className="stack gap-5">
      <div ref={notice} tabIndex={-1}>
        {page.notice !== undefined && (
          <Notice
            tone="success"
            still
            action={!isClosed && <QuietButton onClick={() => page.startOver()}>{messages.other}</QuietButton>}
            text={page.notice}
          />
        )}
        {page.toPress !== undefined && (
          <div className="stack gap-5">
            <p>{messages.toPress}</p>
            <Button busy={page.following.isBusy} busyLabel={messages.following} onClick={() => void page.follow()}>
              {page.toPress}
            </Button>
          </div>
        )}
      </div>
      {isClosed && <Failure page={page} />}
      {!isClosed && page.isOffered && page.notice === undefined && page.toPress === undefined && (
        <ListForm page={page} consent={consent} />
      )}
      {!isClosed && !page.isOffered && <Notice still action={<ContactLink />} text={messages.notOffered} />}
    </div>
  );
});

interface ListFormProps {
  readonly page: MailingListPresenter;
  readonly consent: string | undefined;
}

const ListForm = observer(function ListForm({ page, consent }: ListFormProps) {
  const isPhone = page.kind === 'phone';
  return (
    <FormView className="stack gap-5" send={() => page.submit()}>
      <TextField
        form={page.form}
        field="contact"
        name={page.kind}
        kind={page.kind}
        label={isPhone ? messages.phone : messages.email}
        hint={isPhone ? messages.phoneHint : undefined}
        required
      />
      {page.asksBirthDate && <BirthDateField form={page.form} field="birthDate" />}
      {consent !== undefined && <FormCheckbox form={page.form} field="consent" label={consent} />}
      <Failure page={page} />
      <SubmitButton label={messages.lists[page.list].action} busy={page.asking.isBusy} busyLabel={messages.busy}>
        {page.list === 'newsletter' && (
          <Button variant="quiet" busy={page.asking.isBusy} onClick={() => void page.unsubscribe()}>
            {messages.unsubscribe}
          </Button>
        )}
      </SubmitButton>
    </FormView>
  );
});

const Failure = observer(function Failure({ page }: { readonly page: MailingListPresenter }) {
  return <FailureNotice failure={page.failure} onRetry={page.mayFollowAgain ? () => void page.follow() : undefined} />;
});
