import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceInForce, choiceLifetime, type PrivacyChoice } from '#src/domain/privacy/privacy-choice';

const chosenAt = 1_000_000_000_000;
const choice: PrivacyChoice = { allowed: ['statistics'], chosenAt };

describe('How long a privacy choice holds (docs/adr/0013)', () => {
  it('is a year, to the millisecond', () => {
    expect(choiceInForce(choice, chosenAt)).toBe(choice);
    expect(choiceInForce(choice, chosenAt + choiceLifetime - 1)).toBe(choice);
    expect(choiceInForce(choice, chosenAt + choiceLifetime)).toBeUndefined();
  });

  it('is no time at all for a choice that was never made, or made in the future', () => {
    expect(choiceInForce(undefined, chosenAt)).toBeUndefined();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), (ahead) => choiceInForce(choice, chosenAt - ahead) === undefined),
    );
  });
});
