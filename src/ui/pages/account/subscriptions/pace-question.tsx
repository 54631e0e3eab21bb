import { observer } from 'mobx-react-lite';
import { SelectField } from '#src/ui/components/select-field';
import { subscriptionMessages } from '#src/ui/messages/subscription-messages';
import { QuestionForm } from './question-form';
import type { QuestionProps } from './question-props';

const words = subscriptionMessages.pace;

/** How often deliveries come. */
export const PaceQuestion = observer(function PaceQuestion({ page, subscription }: QuestionProps) {
  const { pacing } = page;

  return (
    <QuestionForm
      open={page.isAsked('pace', subscription)}
      title={words.title}
      confirm={words.save}
      busy={pacing.isBusy(subscription)}
      failure={pacing.failure(subscription)}
      onSend={() => pacing.save(subscription)}
      onClose={() => page.close()}
    >
      <SelectField
        name="pace"
        label={words.label}
        value={pacing.chosen}
        options={pacing.options(subscription)}
        hint={pacing.hint(subscription)}
        error={pacing.problem}
        onChange={(text) => pacing.choose(text)}
      />
    </QuestionForm>
  );
});
