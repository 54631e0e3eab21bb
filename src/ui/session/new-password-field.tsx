import { observer } from 'mobx-react-lite';
import { Paragraphs } from '#src/ui/kit/lists';
import { ProgressBar } from '#src/ui/kit/progress-bar';
import { TextField } from '#src/ui/kit/text-field';
import { loginMessages } from '#src/ui/session/shared/account-messages';
import type { NewPasswordPresenter } from './new-password.presenter';

const { strength: messages } = loginMessages;

export const NewPasswordField = observer(function NewPasswordField({
  chosen,
}: {
  readonly chosen: NewPasswordPresenter;
}) {
  const { value: strength } = chosen.strength;
  return (
    <>
      <TextField
        form={chosen.form}
        field="password"
        name="new-password"
        type="password"
        autoComplete="new-password"
        label={loginMessages.password.newPassword}
        hint={messages.hint}
        required
        onType={(password) => chosen.type(password)}
      />
      <div role="status" className="stack gap-2">
        {strength && (
          <>
            <ProgressBar value={strength.score} max={4}>
              {`${messages.label}: ${messages.levels[strength.score]}`}
            </ProgressBar>
            {strength.isBreached && <p className="note">{messages.breached}</p>}
            <Paragraphs texts={strength.suggestions} className="note" />
          </>
        )}
      </div>
    </>
  );
});
