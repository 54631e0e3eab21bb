import { render } from '@testing-library/react';
import axe from 'axe-core';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { specimens } from './specimens';

/** Contrast needs painting (token-contrast.test.ts holds it); regions and one `h1` are matters of a whole page. */
const rules = Object.fromEntries(
  ['color-contrast', 'region', 'page-has-heading-one', 'landmark-one-main'].map((id) => [id, { enabled: false }]),
);

async function violations(element: Element): Promise<string[]> {
  const found = await axe.run(element, { rules });
  return found.violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html}`));
}

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
