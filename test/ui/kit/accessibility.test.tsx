import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { violations } from '#test/ui/support/violations';
import { specimens } from './specimens';

describe('Components are accessible in each of their states (spec §2 Page shell and behavior)', () => {
  it.each(Object.entries(specimens))('%s', async (_name, specimen) => {
    const { container } = render(<MemoryRouter>{specimen}</MemoryRouter>);
    expect(await violations(container)).toEqual([]);
  });

  it('would notice a control without a name', async () => {
    const { container } = render(<button type="button" />);
    expect(await violations(container)).toHaveLength(1);
  });
});
