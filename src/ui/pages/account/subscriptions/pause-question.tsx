import { observer } from 'mobx-react-lite';
import { Field } from '#src/ui/components/field';
import { RadioCards } from '#src/ui/components/radio-cards';
import { subscriptionMessages } from '#src/ui/messages/subscription-messages';
import type { DayKind } from './day-entry';
import type { PauseOrResume } from './pause.presenter';
import { QuestionForm } from './question-form';
import type { QuestionProps } from './question-props';

/** For how long deliveries rest, or when they begin again. */
export const PauseQuestion = observer(function PauseQuestion({
  page,
  subscription,
  name,
}: QuestionProps & { readonly name: PauseOrResume }) {
  const { pausing } = page;
  const { entry } = pausing;
  const words = subscriptionMessages[name];
  const day = { value: 'day', label: words.untilDay, detail: words.untilDayDetail } as const;
  const open = { value: 'open', label: words.openEnd, detail: detailOf(name, pausing.tomorrow) } as const;

  return (
    <QuestionForm
      open={page.isAsked(name, subscription)}
      title={words.title}
      confirm={words.confirm}
      busy={pausing.isBusy(name, subscription)}
      failure={pausing.failure(name, subscription)}
      onSend={() => pausing.send(name, subscription)}
      onClose={() => page.close()}
    >
      <p>{words.text}</p>
      <RadioCards<DayKind>
        legend={words.legend}
        name={`${name}-until`}
        value={entry.kind}
        options={name === 'pause' ? [day, open] : [open, day]}
        onChange={(kind) => entry.choose(kind)}
      />
      {entry.kind === 'day' && (
        <Field
          name={`${name}-day`}
          label={words.day}
          type="date"
          required
          min={entry.first}
          max={entry.last}
          value={entry.text}
          error={entry.problem}
          onChange={(text) => entry.type(text)}
          onBlur={() => entry.leave()}
        />
      )}
    </QuestionForm>
  );
});

function detailOf(name: PauseOrResume, tomorrow: string): string {
  return name === 'pause'
    ? subscriptionMessages.pause.openEndDetail
    : subscriptionMessages.resume.openEndDetail(tomorrow);
}
