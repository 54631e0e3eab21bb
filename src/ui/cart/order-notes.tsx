import { observer } from 'mobx-react-lite';
import { type NoteField, noteLimits } from '#src/domain/cart/order-notes';
import { orderNotesMessages } from '#src/ui/cart/shared/cart-messages';
import { Button } from '#src/ui/kit/button';
import { Disclosure } from '#src/ui/kit/disclosure';
import type { Elements } from '#src/ui/kit/elements';
import { Field } from '#src/ui/kit/field';
import { FormView } from '#src/ui/kit/form-view';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { type NoteKind, OrderNotesPresenter } from './order-notes.presenter';
import styles from './order-notes.module.css';

export const OrderNotes = observer(function OrderNotes() {
  const notes = usePresenter(OrderNotesPresenter);
  if (!notes.isOffered) return null;
  return (
    <div className={styles.notes} id="notes">
      <Disclosure summary={<Face title={orderNotesMessages.order} isWritten={notes.has.order} />}>
        <NoteForm notes={notes} kind="order">
          <NoteInput
            notes={notes}
            field="instructions"
            rows={3}
            hint={orderNotesMessages.hints.instructions(noteLimits.instructions)}
          />
        </NoteForm>
      </Disclosure>
      <Disclosure summary={<Face title={orderNotesMessages.gift} isWritten={notes.has.gift} />}>
        <NoteForm notes={notes} kind="gift">
          <div className={`grid fit ${styles.pair}`}>
            <NoteInput notes={notes} field="from" />
            <NoteInput notes={notes} field="recipient" />
          </div>
          <NoteInput notes={notes} field="note" rows={4} hint={orderNotesMessages.hints.note(noteLimits.note)} />
        </NoteForm>
      </Disclosure>
    </div>
  );
});

function Face({ title, isWritten }: { readonly title: string; readonly isWritten: boolean }) {
  return (
    <span>
      <span>{title}</span> {isWritten && <span className="note">{orderNotesMessages.written}</span>}
    </span>
  );
}

interface NoteFormProps {
  readonly notes: OrderNotesPresenter;
  readonly kind: NoteKind;
  readonly children: Elements;
}

const NoteForm = observer(function NoteForm({ notes, kind, children }: NoteFormProps) {
  const failure = notes.failureIn(kind);

  return (
    <FormView aria-label={orderNotesMessages[kind]} send={() => notes.save()}>
      {children}
      <FailureNotice failure={failure} />
      <div className={styles.foot}>
        <Button
          type="submit"
          variant="secondary"
          small
          busy={notes.isSavingIn(kind)}
          busyLabel={orderNotesMessages.saving}
        >
          {orderNotesMessages.save}
        </Button>
        {notes.isSavedIn(kind) && <span className={styles.saved}>{orderNotesMessages.saved}</span>}
      </div>
    </FormView>
  );
});

interface NoteInputProps {
  readonly notes: OrderNotesPresenter;
  readonly field: NoteField;
  readonly rows?: number;
  readonly hint?: string;
}

const NoteInput = observer(function NoteInput({ notes, field, rows, hint }: NoteInputProps) {
  return (
    <Field
      name={`note-${field}`}
      label={orderNotesMessages.labels[field]}
      rows={rows}
      hint={hint}
      autoComplete="off"
      value={notes.notes[field]}
      error={notes.problem(field)}
      onChange={(text) => notes.type(field, text)}
      onBlur={() => void notes.save()}
    />
  );
});
