import { observer } from 'mobx-react-lite';
import { Field } from '#src/ui/components/field';
import { ProgressBar } from '#src/ui/components/progress-bar';
import { loginMessages } from '#src/ui/messages/account-messages';
import type { NewPasswordPresenter } from './new-password.presenter';
import styles from './account.module.css';

const { strength: words } = loginMessages;

interface NewPasswordFieldProps {
  readonly chosen: NewPasswordPresenter;
  /** Whose password it will be: what is close to the address is easy to guess. */
  readonly email: string;
}

/** Asks for a password and shows how hard it is to guess. */
export const NewPasswordField = observer(function NewPasswordField({ chosen, email }: NewPasswordFieldProps) {
  const { strength } = chosen;
  return (
    <>
      <Field
        name="new-password"
        type="password"
        autoComplete="new-password"
        label={loginMessages.password.newPassword}
        hint={words.hint}
        required
        value={chosen.password}
        error={chosen.problem}
        onChange={(password) => chosen.type(email, password)}
      />
      <div role="status" className={styles.news}>
        {strength && (
          <>
            <ProgressBar value={strength.score} max={4}>
              {words.label}: {words.levels[strength.score]}
            </ProgressBar>
            {strength.isBreached && <p className="note">{words.breached}</p>}
            {strength.suggestions.map((suggestion) => (
              <p key={suggestion} className="note">
                {suggestion}
              </p>
            ))}
          </>
        )}
      </div>
    </>
  );
});
