import { observer } from 'mobx-react-lite';
import { reviewLimits } from '#src/domain/reviews/own-review';
import { countCharacters } from '#src/ui/kit/at-most';
import { Button } from '#src/ui/kit/button';
import { FormView, SubmitButton } from '#src/ui/kit/form-view';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { TextField } from '#src/ui/kit/text-field';
import { reviewMessages } from '#src/ui/reviews/shared/review-messages';
import type { ReviewPresenter } from './review.presenter';
import { StarField } from './star-field';
import styles from './review.module.css';

const starOptions = reviewMessages.starNames.map((name, index) => reviewMessages.star(index + 1, name));

export const ReviewForm = observer(function ReviewForm({ page }: { readonly page: ReviewPresenter }) {
  const { values, problems } = page.form;
  const left = reviewLimits.body - countCharacters(values.body);
  return (
    <FormView className={`stack gap-5 ${styles.form}`} send={() => page.send()}>
      <StarField
        legend={reviewMessages.stars}
        name="score"
        value={values.score}
        options={starOptions}
        error={problems.score}
        onChange={(score) => page.form.type('score', score)}
      />
      <TextField form={page.form} field="title" label={reviewMessages.title} autoComplete="off" required />
      <TextField
        form={page.form}
        field="body"
        label={reviewMessages.body}
        rows={6}
        required
        hint={left < 0 ? reviewMessages.bodyTooLong(-left) : reviewMessages.bodyHint(left)}
      />
      <TextField
        form={page.form}
        field="author"
        label={reviewMessages.author}
        hint={reviewMessages.authorHint}
        autoComplete="nickname"
        required
      />
      <p className="note">{reviewMessages.rules}</p>
      <FailureNotice failure={page.failure} />
      <SubmitButton
        label={page.review ? reviewMessages.submitChange : reviewMessages.submit}
        busy={page.sending.isBusy}
        busyLabel={reviewMessages.submitting}
      >
        {page.review && (
          <Button variant="quiet" onClick={() => page.keep()}>
            {reviewMessages.cancel}
          </Button>
        )}
      </SubmitButton>
    </FormView>
  );
});
