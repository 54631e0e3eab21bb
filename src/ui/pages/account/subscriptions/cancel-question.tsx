import { observer } from 'mobx-react-lite';
import { Button } from '#src/ui/components/button';
import { Field } from '#src/ui/components/field';
import { RadioCards } from '#src/ui/components/radio-cards';
import { subscriptionMessages } from '#src/ui/messages/subscription-messages';
import { QuestionForm } from './question-form';
import type { QuestionProps } from './question-props';

const words = subscriptionMessages.leave;

/** Whether to leave, and why if one likes to say; a pause is offered beside it, never instead. */
export const CancelQuestion = observer(function CancelQuestion({ page, subscription }: QuestionProps) {
  const { leaving } = page;

  return (
    <QuestionForm
      open={page.isAsked('cancel', subscription)}
      title={words.title}
      confirm={words.confirm}
      danger
      busy={leaving.isBusy(subscription)}
      failure={leaving.failure(subscription)}
      onSend={() => leaving.cancel(subscription)}
      onClose={() => page.close()}
      otherWays={
        <>
          {page.can('pause', subscription) && (
            <Button variant="secondary" onClick={() => page.ask('pause', subscription)}>
              {words.pauseInstead}
            </Button>
          )}
          <Button variant="quiet" onClick={() => page.close()}>
            {words.keep}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <RadioCards
        legend={words.why}
        name="leaving-reason"
        value={leaving.reason}
        options={leaving.reasons}
        onChange={(reason) => leaving.choose(reason)}
      />
      <Field
        name="leaving-words"
        label={words.more}
        optionalLabel={words.optional}
        rows={3}
        maxLength={800}
        value={leaving.more}
        onChange={(more) => leaving.type(more)}
      />
    </QuestionForm>
  );
});
