import { observer } from 'mobx-react-lite';
import { Field, type FieldProps } from './field';
import type { Form } from './form';

/** Browsers help with typing when they know the kind of input. */
const kinds = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  name: { autoComplete: 'name', dir: 'auto' },
  password: { type: 'password', autoComplete: 'current-password' },
  oneTimeCode: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  birthDate: { inputMode: 'numeric', autoComplete: 'bday' },
  code: { autoComplete: 'off', spellCheck: false },
} as const;

interface TextFieldProps<F extends string> extends Omit<
  FieldProps,
  'name' | 'value' | 'error' | 'onChange' | 'onBlur'
> {
  readonly form: Form<F>;
  readonly field: F;
  readonly kind?: keyof typeof kinds;
  /** The field's own name is the default. */
  readonly name?: string;
  /** Replaces setting the field to the typed text. */
  readonly onType?: (typed: string) => void;
}

export const TextField = observer(function TextField<F extends string>({
  form,
  field,
  kind,
  name = field,
  onType = (typed) => form.type(field, typed),
  ...rest
}: TextFieldProps<F>) {
  return (
    <Field
      {...(kind && kinds[kind])}
      {...rest}
      name={name}
      value={form.values[field]}
      error={form.problems[field]}
      onChange={onType}
      onBlur={({ relatedTarget }) => {
        // A problem that appeared now would move the button away under the pointer, which has no focus in Safari. Sending
        // validates all fields anyway.
        if (!(relatedTarget instanceof HTMLButtonElement || document.querySelector('button:active'))) form.leave(field);
      }}
    />
  );
});
