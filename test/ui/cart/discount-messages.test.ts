import { describe, expect, it } from 'vitest';
import type { AutomaticDiscount } from '#src/domain/catalogue/shopper-price';
import { describeDiscountChoice, describeLineReason } from '#src/ui/cart/shared/discount-messages';

const member: AutomaticDiscount = { reason: 'member', percent: 10 };
const fullCase: AutomaticDiscount = { reason: 'case', percent: 5 };

describe('Which discount counts, in one sentence (spec §9 Club discount, Full-case discount helper)', () => {
  it.each([
    [{ counts: { kind: 'member' }, beaten: [fullCase] }, 'Your 10% member price applies instead of the 5% case price.'],
    [{ counts: { kind: 'case' }, beaten: [member] }, 'The 5% case price applies instead of your 10% member price.'],
    [
      { counts: { kind: 'code', code: 'ten' }, beaten: [member, fullCase] },
      'TEN applies instead of your 10% member price or the 5% case price.',
    ],
    [
      { counts: { kind: 'offer', label: 'Promotion (Spring)' }, beaten: [fullCase] },
      'Spring applies instead of the 5% case price.',
    ],
    [{ beaten: [member] }, 'Discounts cannot be combined. Each item gets the best one.'],
  ] as const)('%j', (choice, sentence) => {
    expect(describeDiscountChoice(choice, [member, fullCase])).toBe(sentence);
  });
});

describe('Why a line costs less (spec §3 Adjustment)', () => {
  it.each([
    [{ kind: 'member' }, 'member price'],
    [{ kind: 'case' }, 'case price'],
    [{ kind: 'code', code: 'ten' }, 'with TEN'],
    [{ kind: 'offer', label: 'Promotion (Spring)' }, 'Spring'],
  ] as const)('%j', (reason, messages) => {
    expect(describeLineReason(reason)).toBe(messages);
  });
});
