import { describe, expect, it } from 'vitest';
import { pictureFormats } from '#src/infrastructure/contentful/picture-formats';

describe('Lighter formats of a picture (spec §3 Content types)', () => {
  it('are AVIF before WebP, in widths up to its own', () => {
    expect(pictureFormats('https://images.example/a.png?v=1', 'image/png', { width: 800, height: 800 })).toEqual([
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
    expect(
      pictureFormats('https://images.example/a.jpg', 'image/jpeg', { width: 6000, height: 1500 })?.[0]?.srcSet,
    ).toMatch(/ 1280w, \S+ 1920w$/);
  });

  it('leave AVIF out above nine megapixels, which the image API does not convert', () => {
    const typesOf = (height: number) =>
      pictureFormats('https://images.example/a.jpg', 'image/jpeg', { width: 3000, height })?.map(({ type }) => type);

    expect(typesOf(3000)).toEqual(['image/avif', 'image/webp']);
    expect(typesOf(3001)).toEqual(['image/webp']);
  });

  it('are one for a small picture', () => {
    expect(
      pictureFormats('https://images.example/a.jpg', 'image/jpeg', { width: 320, height: 320 })?.[0]?.srcSet,
    ).toMatch(/^\S+w=320 320w$/);
  });

  it.each(['image/svg+xml', 'application/pdf', undefined])('are none of %s', (type) => {
    expect(pictureFormats('https://images.example/a', type, { width: 800, height: 800 })).toBeUndefined();
  });
});
