import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import { SignInRefusal } from './errors';

export interface PasswordStrength {
  readonly valid_password: boolean;
  /** 0 (weak) to 4 (strong); 3 is required. */
  readonly score: number;
  readonly breached_password: boolean;
  readonly breach_detection_on_create: boolean;
  readonly strength_policy: 'zxcvbn';
  readonly feedback: {
    readonly warning: string;
    readonly suggestions: readonly string[];
    readonly luds_requirements: Readonly<Record<string, boolean | number>>;
  };
}

const enough = 3;
let estimator: ZxcvbnFactory | undefined;

/** The strength of a password. Parts of the e-mail weaken it; common passwords count as breached. */
export function strengthOf(password: string, email?: string): PasswordStrength {
  const hints = email === undefined ? [] : [email, ...email.split(/[^\p{L}\d]+/u).filter((part) => part.length > 2)];
  const { score, feedback, sequence } = estimate(password, hints);
  const breached = sequence.length === 1 && sequence[0]?.dictionaryName === 'passwords-common';
  return {
    valid_password: score >= enough && !breached,
    score,
    breached_password: breached,
    breach_detection_on_create: true,
    strength_policy: 'zxcvbn',
    feedback: {
      warning: feedback.warning ?? '',
      suggestions: feedback.suggestions,
      luds_requirements: {
        has_lower_case: false,
        has_upper_case: false,
        has_digit: false,
        has_symbol: false,
        missing_characters: 0,
        missing_complexity: 0,
      },
    },
  };
}

export function requireStrong(password: string, email: string): void {
  const { valid_password: valid, breached_password: breached } = strengthOf(password, email);
  if (breached) throw new SignInRefusal('breached_password');
  if (!valid) throw new SignInRefusal('weak_password');
}

/** The word lists are large, so they are loaded on first use. */
function estimate(password: string, hints: string[]): ReturnType<ZxcvbnFactory['check']> {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
  });
  return estimator.check(password, hints);
}
