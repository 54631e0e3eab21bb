import { describe, expect, it } from 'vitest';
import { PasswordPresenter } from '#src/ui/session/password.presenter';
import { internationalPhone, passcodeDigits } from '#src/ui/session/sign-in-checks';
import { openTab } from '#test/support/test-tab';

describe('Text that is pasted to sign in (spec §5 Shop form rules)', () => {
  it.each(['123456', ' 123 456', '\u200e123\u2011456', '１２３４５６', 'Your code: 123456'])(
    'holds a passcode: "%s"',
    (typed) => {
      expect(passcodeDigits(typed)).toBe('123456');
    },
  );

  it.each([
    ['(202) 555-0123', '+12025550123'],
    ['1 202 555 0123', '+12025550123'],
    ['+44 20 7946 0123', '+442079460123'],
  ])('is a number of any country for the provider: %s', (typed, number) => {
    expect(internationalPhone(typed)).toBe(number);
  });

  it('is an address without marks, and a password exactly as it was typed', () => {
    const { form } = openTab().get(PasswordPresenter);
    form.start({ email: ' ada@example.test\u200e', password: ' ｐáss\u200d ' });
    expect(form.entered).toEqual({ email: 'ada@example.test', password: ' ｐáss\u200d ' });
  });
});
