import { describe, expect, it } from 'vitest';
import { pictureFormats } from '#src/infrastructure/contentful/picture-formats';

describe('Lighter formats of a picture (spec §3 Content types)', () => {
  it('are AVIF before WebP, in widths up to its own', () => {
    expect(pictureFormats('https://images.example/a.png?v=1', 'image/png', 800)).toEqual([
      {
        type: 'image/avif',
        srcSet: [320, 640, 800].map((w) => `https://images.example/a.png?v=1&fm=avif&w=${w} ${w}w`).join(', '),
      },
      {
        type: 'image/webp',
        srcSet: [320, 640, 800].map((w) => `https://images.example/a.png?v=1&fm=webp&w=${w} ${w}w`).join(', '),
      },
    ]);
  });

  it('are never wider than a screen needs', () => {
    expect(pictureFormats('https://images.example/a.jpg', 'image/jpeg', 6000)?.[0]?.srcSet).toMatch(
      / 1280w, \S+ 1920w$/,
    );
  });

  it('are one for a small picture', () => {
    expect(pictureFormats('https://images.example/a.jpg', 'image/jpeg', 320)?.[0]?.srcSet).toMatch(/^\S+w=320 320w$/);
  });

  it.each(['image/svg+xml', 'application/pdf', undefined])('are none of %s', (type) => {
    expect(pictureFormats('https://images.example/a', type, 800)).toBeUndefined();
  });
});
