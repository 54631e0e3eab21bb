import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { violations } from '#test/ui/support/violations';
import { openBlocks } from './open-blocks';

describe('A comparison (spec §2 Content-driven templates)', () => {
  it('has a value of every row in every column, named by both', async () => {
    const { container } = openBlocks({
      kind: 'comparison',
      title: 'Two sizes',
      text: 'The club comes in both.',
      columns: ['Twelve', 'Twenty-four'],
      rows: [
        { label: 'Discount', values: ['10%', '20%'] },
        { label: 'Weight', values: ['7 pounds', '14 pounds'] },
      ],
    });
    const table = within(screen.getByRole('table', { name: 'Two sizes' }));
    const rows = table.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual([
      'TwelveTwenty-four',
      'DiscountTwelve10%Twenty-four20%',
      'WeightTwelve7 poundsTwenty-four14 pounds',
    ]);
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Twelve', 'Twenty-four']);
    table.getByRole('cell', { name: '14 pounds' });
    expect(await violations(container)).toEqual([]);
  });
});
