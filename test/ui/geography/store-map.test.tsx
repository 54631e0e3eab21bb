import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StoreMap } from '#src/ui/geography/shared/store-map';
import { storeMapMessages as messages } from '#src/ui/geography/shared/store-map-messages';
import { aStore } from '#test/builders/a-store';

const inState = (slug: string, abbr: string) => aStore({ slug, state: { abbr, name: abbr } });

describe('The map of stores (spec §2 find us)', () => {
  it('says how many stores there are, and in how many states', () => {
    render(<StoreMap stores={[inState('a', 'CA'), inState('b', 'CA'), inState('c', 'OR')]} />);
    screen.getByRole('img', { name: 'Map of the United States with 3 stores in 2 states' });
  });

  it('names the place that was searched', () => {
    const stores = [inState('a', 'CA')];
    render(<StoreMap stores={stores} found={stores} place="Petaluma, CA" />);
    screen.getByRole('img', { name: 'Map of the stores near Petaluma, CA' });
    expect(screen.getByRole('img').textContent).toBe('1');
  });

  it('counts in words', () => {
    expect([0, 1, 2].map(messages.count)).toEqual(['0 stores', '1 store', '2 stores']);
  });
});
