import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { csvTable } from '#src/plugins/core/csv-table';

describe('A table for spreadsheets', () => {
  const cellOf = (text: string): string | undefined => csvTable(['Name'], [[text]]).split('Name\r\n')[1];

  for (const sign of ['=', '+', '-', '@', '\t', '\r', '\n'])
    it(`has no formula in a text that begins with ${JSON.stringify(sign)}, also before a line break`, () => {
      for (const rest of ['HYPERLINK(1)', 'HYPERLINK(1)\nGwen', '1\u2028Gwen', ''])
        assert.match(cellOf(`${sign}${rest}`) ?? '', /^"?'/, JSON.stringify(rest));
    });

  it('keeps other text as it is', () => {
    assert.equal(cellOf('Ada "O" = 1, Reno'), '"Ada ""O"" = 1, Reno"');
  });
});
