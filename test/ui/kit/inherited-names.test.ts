import { describe, expect, it } from 'vitest';
import { GatewayError, type GatewayErrorCode } from '#src/application/ports/gateway-error';
import { describeFailure } from '#src/ui/kit/failures';
import { signInFailures } from '#src/ui/session/shared/sign-in-failures';

/** The compiler lets no such code through; a stored or shared error may still hold one. */
const failure = (code: string) => new GatewayError({ code: code as GatewayErrorCode });

describe('Messages for unknown codes (spec §8 The error catalogue)', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'a server that answers "%s" is told in words, like any other unknown code',
    (name) => {
      expect(describeFailure(failure(name))).toBe(describeFailure(failure('a-code-of-the-body')));
      expect(describeFailure(failure(name), signInFailures)).toBe(
        describeFailure(failure('a-code-of-the-body'), signInFailures),
      );
    },
  );
});
