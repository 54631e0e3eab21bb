import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { ContactLink } from '#src/ui/contact/shared/contact-link';
import { QuietButton } from '#src/ui/kit/button';
import { FormCheckbox } from '#src/ui/kit/checkbox-field';
import { FormView, SubmitButton } from '#src/ui/kit/form-view';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { Notice } from '#src/ui/kit/notice';
import { FormSelect } from '#src/ui/kit/select-field';
import { TextField } from '#src/ui/kit/text-field';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { giveawayMessages as messages } from './giveaway-messages';
import { GiveawayPresenter } from './giveaway.presenter';
import styles from './giveaway-entry.module.css';

export interface GiveawayEntryProps {
  readonly giveaway: string;
  readonly excludedStates: readonly string[];
  readonly terms: string;
}

export const GiveawayEntry = observer(function GiveawayEntry({ giveaway, excludedStates, terms }: GiveawayEntryProps) {
  const page = usePresenter(GiveawayPresenter, { giveaway, excludedStates });
  const notice = useFocusOnChange<HTMLDivElement>(page.enteredAs ?? '');
  if (!page.isOffered) return <Notice still action={<ContactLink />} text={messages.notOffered} />;
  return (
    <div className="stack gap-5">
      <div ref={notice} tabIndex={-1}>
        {page.enteredAs !== undefined && (
          <Notice
            tone="success"
            still
            action={<QuietButton onClick={() => page.startOver()}>{messages.another}</QuietButton>}
          >
            <p>
              <strong>{messages.entered}.</strong> <span>{messages.enteredText(page.enteredAs)}</span>
            </p>
          </Notice>
        )}
      </div>
      {page.enteredAs === undefined && <EntryForm page={page} terms={terms} />}
    </div>
  );
});

interface EntryFormProps {
  readonly page: GiveawayPresenter;
  readonly terms: string;
}

const EntryForm = observer(function EntryForm({ page, terms }: EntryFormProps) {
  return (
    <FormView className="stack gap-5" send={() => page.enter()}>
      <TextField form={page.form} field="name" kind="name" label={messages.name} required />
      <TextField
        form={page.form}
        field="email"
        kind="email"
        label={messages.email}
        hint={messages.emailHint}
        required
      />
      <FormSelect
        form={page.form}
        field="state"
        label={messages.state}
        options={page.states ?? []}
        placeholder={page.states ? messages.chooseState : messages.statesLoading}
        autoComplete="address-level1"
        required
      />
      <FormCheckbox form={page.form} field="adult" label={messages.adult} />
      <FormCheckbox form={page.form} field="terms" label={messages.terms} />
      <Link to={terms} className={styles.rules}>
        {messages.readTerms}
      </Link>
      <Failure page={page} />
      <SubmitButton label={messages.enter} busy={page.entering.isBusy} busyLabel={messages.busy}>
        <span className="note">{messages.free}</span>
      </SubmitButton>
    </FormView>
  );
});

const Failure = observer(function Failure({ page }: { readonly page: GiveawayPresenter }) {
  if (!page.isWithoutStates) return <FailureNotice failure={page.failure} />;
  return <FailureNotice failure={messages.problems.states} onRetry={() => page.loadStates()} />;
});
