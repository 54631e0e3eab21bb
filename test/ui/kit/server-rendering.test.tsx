import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { specimens } from './specimens';

describe('Components render where there is no browser (spec §2 Page shell and behavior)', () => {
  it.each(Object.entries(specimens))('%s', (_name, specimen) => {
    for (const name of ['window', 'document', 'navigator']) vi.stubGlobal(name, undefined);
    const html = renderToString(<MemoryRouter>{specimen}</MemoryRouter>);
    expect(html.length).toBeGreaterThan(20);
    expect(html).not.toContain('<script');
    const styles = [...html.matchAll(/ style="([^"]*)"/g)].flatMap(([, style]) => style!.split(';'));
    expect(styles.filter((declaration) => !declaration.startsWith('--'))).toEqual([]);
  });
});
