import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileOf } from '#tools/journeys/footprints-file';
import {
  leftToChromium,
  partOfName,
  walkedAtEveryChange,
  walkedInOtherBrowsers,
} from '#tools/journeys/in-other-browsers';

const walked = Object.keys(walkedInOtherBrowsers);

describe('Journeys in other browsers (docs/adr/0007)', () => {
  it.each(walked)('are there under their names: %s', (name) => {
    expect(readFileSync(fileOf(name), 'utf8')).toContain(partOfName(name));
  });

  it('are the ones of which every change walks one', () => {
    expect(walked).toContain(walkedAtEveryChange);
  });

  it.each(Object.keys(leftToChromium))('are not those that are left to Chromium: %s', (name) => {
    expect(readFileSync(fileOf(name), 'utf8')).toContain(partOfName(name));
    expect(walked.filter((other) => other.startsWith(name))).toEqual([]);
  });
});
