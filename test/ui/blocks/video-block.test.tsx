import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { VideoBlock } from '#src/domain/page/page-block';
import { violations } from '#test/ui/support/violations';
import { openBlocks } from './open-blocks';

const poster = { url: '/media/line.svg', alt: 'Cans on a belt', width: 800, height: 450 };
const film: VideoBlock = { kind: 'video', title: 'The canning line', poster, to: 'https://films.example/1' };

describe('A film (spec §2 Content-driven templates)', () => {
  it('of another site is a picture that leads there: nothing of that site is on the page', async () => {
    const { container } = openBlocks(film);
    const link = screen.getByRole('link', { name: /Watch “The canning line”/ });
    expect(link.getAttribute('href')).toBe('https://films.example/1');
    expect(container.querySelectorAll('iframe, video, script')).toHaveLength(0);
    expect(await violations(container)).toEqual([]);
  });

  it('of this site plays here with its words, and loads when it is played', async () => {
    const { container } = openBlocks({ ...film, to: '/films/line.mp4', captions: '/films/line.vtt' });
    const video = container.querySelector('video');
    const told = ['src', 'poster', 'preload', 'aria-label'].map((name) => video?.getAttribute(name));
    expect(told).toEqual(['/films/line.mp4', poster.url, 'none', 'The canning line']);
    expect(video?.hasAttribute('controls')).toBe(true);
    expect(video?.querySelector('track[kind=captions]')?.getAttribute('src')).toBe('/films/line.vtt');
    expect(await violations(container)).toEqual([]);
  });
});
