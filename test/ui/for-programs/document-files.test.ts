import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictureHosts, withFiles } from '#src/ui/for-programs/document-files';

/** The template as the bundler outputs it. */
const template = readFileSync('index.html', 'utf8')
  .replace(/ *<script type="module"[^>]*><\/script>\n/, '')
  .replace(
    '</head>',
    `  <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>`,
  );
const files = {
  scripts: ['/assets/libraries.js', '/assets/index.js', '/assets/shelf.js', '/assets/home.js'],
  styles: [
    { address: '/assets/index.css', text: ':root{--ink:#111}\n' },
    { address: '/assets/home.css', text: '.hero{gap:1rem}' },
  ],
};

function documentOf(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** Links that the browser follows before it paints. */
const blocking = (page: Document) => [...page.querySelectorAll('link[rel="stylesheet"]:not([disabled])')];

describe('A document and its files (spec §2 Page shell, docs/adr/0010)', () => {
  it('holds its styles in their order, and waits for no other', () => {
    const page = documentOf(withFiles(template, [], files));
    expect(page.querySelector('style')?.textContent).toBe(':root{--ink:#111}.hero{gap:1rem}');
    expect(blocking(page)).toEqual([]);
  });

  it('tells which styles are here, so that the chunk of the page asks for none', () => {
    const page = documentOf(withFiles(template, [], files));
    const marks = [...page.querySelectorAll('link[rel="stylesheet"][disabled]')];
    expect(marks.map((mark) => mark.getAttribute('href'))).toEqual(['/assets/index.css', '/assets/home.css']);
  });

  it('leaves every script to the one that waits for the first paint', () => {
    const page = documentOf(withFiles(template, [], files));
    expect([...page.querySelectorAll('script[src], link[rel="modulepreload"]')]).toEqual([]);
    const scripts = page.querySelector('meta[name="scripts"]');
    expect(scripts?.getAttribute('content')).toBe(
      '/assets/libraries.js /assets/index.js; /assets/shelf.js /assets/home.js',
    );
  });

  it('asks for the scripts of the template at once where no page is known, after everything that is seen', () => {
    const page = documentOf(withFiles(template, []));
    const asked = [...page.querySelectorAll('script[src], link[rel="modulepreload"]')];
    expect(asked.map((element) => element.getAttribute('src') ?? element.getAttribute('href'))).toEqual([
      '/assets/index.js',
      '/assets/libraries.js',
    ]);
    expect(asked.map((element) => element.getAttribute('fetchpriority'))).toEqual(['low', 'low']);
  });

  it('asks for the fonts ahead', () => {
    const page = documentOf(withFiles(template, ['/assets/a.woff2'], files));
    expect(page.querySelector('link[rel="preload"][as="font"][crossorigin]')?.getAttribute('href')).toBe(
      '/assets/a.woff2',
    );
  });

  it('keeps the styles of the template as links where no page is known', () => {
    const page = documentOf(withFiles(template, []));
    expect(blocking(page).map((link) => link.getAttribute('href'))).toEqual(['/assets/index.css']);
    expect(page.querySelector('style')).toBeNull();
  });
});

describe('Where the pictures of a page come from (docs/adr/0010)', () => {
  it('is every other origin, once', () => {
    const html = `<img src="https://a.example/1.svg" alt=""><img alt="" src="https://a.example/2.svg">
      <img src="/own.png" alt=""><img src="https://shop.test/own.png" alt=""><img src="data:image/png;base64,x" alt="">`;
    expect(pictureHosts(html, 'https://shop.test')).toEqual(['https://a.example']);
    expect(pictureHosts('<p>None</p>', 'https://shop.test')).toEqual([]);
  });
});
