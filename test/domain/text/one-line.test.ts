import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLine } from '#src/domain/text/one-line';

describe('A line as it is checked and sent (spec §5 Shop form rules)', () => {
  it.each([
    ['ada@example.com\u200e', 'ada@example.com'],
    ['\ufeffada@\u200bexample\u00ad.com\u2060', 'ada@example.com'],
    ['Ada\u00a0\u2003Example\t', 'Ada Example'],
    ['ａｄａ＠example.com', 'ada@example.com'],
    ['Jose\u0301', 'José'],
    ['Jose\u200d\u0301', 'José'],
    ['SPRING\ufe0f', 'SPRING'],
    ['A\u{e0100}da', 'Ada'],
    ['123½ Main St', '123 1/2 Main St'],
    ['محمد', 'محمد'],
    ['=SUM(A1)\n\u2028Gwen\u0007\u0085', '=SUM(A1) Gwen'],
    ['', ''],
  ])('%j is %j', (typed, line) => {
    expect(oneLine(typed)).toBe(line);
  });

  it('has no invisible marks and no blanks around it, and stays as it is', () => {
    const unit = fc.oneof(
      fc.constantFrom('\u200e', '\u200d', '\ufe0f', '\u0301', '½', 'ﬁ', ' ', 'a', '1'),
      fc.string({ unit: 'binary', maxLength: 2 }),
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 12 }), (parts) => {
        const line = oneLine(parts.join(''));
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u);
        expect(line).toBe(line.trim());
        expect(oneLine(line)).toBe(line);
      }),
    );
  });
});
