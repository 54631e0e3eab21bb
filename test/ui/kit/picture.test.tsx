import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { asPictureSource, Picture } from '#src/ui/kit/picture';

const drawing = { url: 'https://images.example/a.svg', width: 800, height: 600 };
const formats = [
  { type: 'image/avif', srcSet: 'https://images.example/a.png?fm=avif 800w' },
  { type: 'image/webp', srcSet: 'https://images.example/a.png?fm=webp 800w' },
];
const sources = () =>
  [...document.querySelectorAll('source')].map((source) => [source.type, source.getAttribute('srcset')]);

describe('A picture (spec §2 Page shell and behavior)', () => {
  it('keeps its place, and loads late unless it is in sight', () => {
    const { rerender } = render(<Picture {...asPictureSource(drawing)} alt="A can" />);
    const image = () => screen.getByRole('img', { name: 'A can' });
    expect(['width', 'height', 'loading'].map((name) => image().getAttribute(name))).toEqual(['800', '600', 'lazy']);
    rerender(<Picture {...asPictureSource(drawing)} alt="A can" eager />);
    expect(image().getAttribute('loading')).toBe('eager');
  });

  it('offers the lightest format first, and its own file to a browser that knows none', () => {
    render(<Picture {...asPictureSource({ ...drawing, formats })} alt="A can" />);
    expect(sources()).toEqual(formats.map(({ type, srcSet }) => [type, srcSet]));
    expect(screen.getByRole('img', { name: 'A can' }).getAttribute('src')).toBe(drawing.url);
  });

  it('offers nothing else where it is a drawing, or not there', () => {
    render(<Picture {...asPictureSource(drawing)} alt="A can" />);
    render(<Picture {...asPictureSource(undefined)} alt="Nothing" />);
    expect([sources(), screen.getAllByRole('img').length]).toEqual([[], 2]);
  });
});
