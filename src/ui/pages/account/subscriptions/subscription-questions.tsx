import { AddressQuestion } from './address-question';
import { CancelQuestion } from './cancel-question';
import { PaceQuestion } from './pace-question';
import { PauseQuestion } from './pause-question';
import type { QuestionProps } from './question-props';

/** The dialogs of a subscription; at most one is open. */
export function SubscriptionQuestions(props: QuestionProps) {
  return (
    <>
      <PauseQuestion {...props} name="pause" />
      <PauseQuestion {...props} name="resume" />
      <PaceQuestion {...props} />
      <AddressQuestion {...props} />
      <CancelQuestion {...props} />
    </>
  );
}
