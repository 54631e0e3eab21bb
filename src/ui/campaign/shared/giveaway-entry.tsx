import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { giveawayMessages as messages } from '#src/ui/campaign/giveaway-messages';
import { GiveawayPresenter } from '#src/ui/campaign/giveaway.presenter';
import { ContactLink } from '#src/ui/contact/shared/contact-link';
import { Button } from '#src/ui/kit/button';
import { CheckboxField } from '#src/ui/kit/checkbox-field';
import { FailureNotice } from '#src/ui/kit/failure-notice';
import { Notice } from '#src/ui/kit/notice';
import { SelectField } from '#src/ui/kit/select-field';
import { TextField } from '#src/ui/kit/text-field';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';
import { useForm } from '#src/ui/kit/use-form';
import { usePresenter } from '#src/ui/kit/use-presenter';
import styles from '#src/ui/campaign/giveaway-entry.module.css';

export interface GiveawayEntryProps {
  readonly giveaway: string;
  readonly excludedStates: readonly string[];
  /** The path of its official rules. */
  readonly terms: string;
}

/** Shows the form of a giveaway (spec §2 campaign pages, sweepstakes terms). */
export const GiveawayEntry = observer(function GiveawayEntry({ giveaway, excludedStates, terms }: GiveawayEntryProps) {
  const page = usePresenter(GiveawayPresenter, { giveaway, excludedStates });
  const notice = useFocusOnChange<HTMLDivElement>(page.enteredAs);
  if (!page.isOffered)
    return (
      <Notice still action={<ContactLink />}>
        <p>{messages.notOffered}</p>
      </Notice>
    );
  return (
    <div className="stack gap-5">
      <div ref={notice} tabIndex={-1}>
        {page.enteredAs !== undefined && (
          <Notice
            tone="success"
            still
            action={
              <Button variant="quiet" small onClick={() => page.startOver()}>
                {messages.another}
              </Button>
            }
          >
            <p>
              <strong>{messages.entered}.</strong> {messages.enteredText(page.enteredAs)}
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
  const form = useForm(() => page.enter());
  const { values, problems } = page.form;
  return (
    <form className="stack gap-5" {...form}>
      <TextField form={page.form} field="name" label={messages.name} autoComplete="name" dir="auto" required />
      <TextField
        form={page.form}
        field="email"
        type="email"
        inputMode="email"
        label={messages.email}
        hint={messages.emailHint}
        autoComplete="email"
        required
      />
      <SelectField
        label={messages.state}
        name="state"
        value={values.state}
        options={page.states ?? []}
        placeholder={page.states ? messages.chooseState : messages.statesLoading}
        autoComplete="address-level1"
        error={problems.state}
        onChange={(state) => page.form.type('state', state)}
        required
      />
      <CheckboxField
        name="adult"
        label={messages.adult}
        checked={values.adult !== ''}
        error={problems.adult}
        onChange={(checked) => page.form.type('adult', checked ? 'yes' : '')}
        required
      />
      <CheckboxField
        name="terms"
        label={messages.terms}
        checked={values.terms !== ''}
        error={problems.terms}
        onChange={(checked) => page.form.type('terms', checked ? 'yes' : '')}
        required
      />
      <Link to={terms} className={styles.rules}>
        {messages.readTerms}
      </Link>
      <Failure page={page} />
      <div className="cluster">
        <Button type="submit" busy={page.entering.isBusy} busyLabel={messages.busy}>
          {messages.enter}
        </Button>
        <span className="note">{messages.free}</span>
      </div>
    </form>
  );
});

/** Shows the reason why the form could not be sent. */
const Failure = observer(function Failure({ page }: { readonly page: GiveawayPresenter }) {
  if (!page.isWithoutStates) return <FailureNotice failure={page.failure} />;
  const again = (
    <Button variant="quiet" small onClick={() => page.loadStates()}>
      {messages.problems.again}
    </Button>
  );
  return <FailureNotice failure={messages.problems.states} action={again} />;
});
