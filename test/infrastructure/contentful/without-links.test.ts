import { describe, expect, it } from 'vitest';
import { withoutLinks } from '#src/infrastructure/contentful/without-links';

const withoutClub = (markdown: string) => withoutLinks(markdown, (target) => target.startsWith('/can-club/'));

describe('A text whose links lead nowhere', () => {
  it.each([
    ['Join the [can club](/can-club/) now.', 'Join the can club now.'],
    ['[12](/can-club/join/12/ "Twelve") or [24](</can-club/join/24/>).', '12 or 24.'],
    ['A [**bold** [word]](/can-club/).', 'A **bold** [word].'],
    ['The [club][c], [c][] and [C].\n\n[c]: /can-club/ "The club"\n', 'The club, c and C.\n\n'],
    ['The [club][c] and [shop][s].\n\n[c]: /can-club/\n[s]: /shop/\n', 'The club and [shop][s].\n\n[s]: /shop/\n'],
  ])('keeps their words: %s', (written, kept) => {
    expect(withoutClub(written)).toBe(kept);
  });

  it.each([
    'To the [shop](/shop/?family=pack#cans), to [us](mailto:hello@shop.example).',
    'A list [of] things, [x] (/can-club/) and no link.',
    'Nothing at all.',
  ])('keeps everything else: %s', (written) => {
    expect(withoutClub(written)).toBe(written);
  });
});
