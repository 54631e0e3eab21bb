import { describe, expect, it } from 'vitest';
import { headHtml } from '#src/ui/for-programs/head-html';
import type { PageHead } from '#src/ui/shell/page-head';

const site = { brandName: 'Tom & Jo "Cans"', siteUrl: 'https://shop.example', language: 'en-US', prefix: '/en-US' };

const head: PageHead = {
  title: 'Pét-Nat <3',
  description: 'It says "drink me" & means it',
  canonicalPath: '/products/pet-nat/?a=1&b=2',
  noindex: false,
};

describe('Head of a document (spec §2 Page shell and behavior)', () => {
  it('escapes text', () => {
    const html = headHtml(site, head);
    expect(html).toContain('Pét-Nat &lt;3');
    expect(html).toContain('content="It says &quot;drink me&quot; &amp; means it"');
    expect(html).toContain('content="Tom &amp; Jo &quot;Cans&quot;"');
    expect(html).toContain('href="https://shop.example/en-US/products/pet-nat/?a=1&amp;b=2"');
    expect(html.replace(/<\/?(title|meta|link)\b[^<>]*>/g, '')).not.toMatch(/[<>"]/);
  });

  it('names the feed of a page that has one', () => {
    const feed = { path: '/notes/feed.xml', title: 'Notes & "more"' };
    expect(headHtml(site, head, { structuredData: [], feed })).toContain(
      '<link rel="alternate" type="application/atom+xml" title="Notes &amp; &quot;more&quot;" href="https://shop.example/en-US/notes/feed.xml" />',
    );
    expect(headHtml(site, head)).not.toContain('atom+xml');
  });

  it('calls an article one, with its days, and everything else a website (spec §2 /en-US/blog/{slug})', () => {
    const types = (html: string) =>
      [...html.matchAll(/property="((?:og:type|article)[^"]*)" content="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]);
    const article = { published: '2026-01-02', modified: '2026-03-04' };
    expect(types(headHtml(site, head, { structuredData: [], article }))).toEqual([
      ['og:type', 'article'],
      ['article:published_time', '2026-01-02'],
      ['article:modified_time', '2026-03-04'],
    ]);
    expect(types(headHtml(site, head))).toEqual([['og:type', 'website']]);
  });

  it('keeps structured data inside its element', () => {
    const html = headHtml(site, head, {
      structuredData: [{ '@type': 'Product', name: '</script><script>alert(1)</script>\u2028' }],
    });
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toContain('\u2028');
    const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: '</script><script>alert(1)</script>\u2028',
    });
  });

  it('keeps a page out of search engines only when it is told to', () => {
    const robots = '<meta name="robots" content="noindex" />';
    expect(headHtml(site, head)).not.toContain(robots);
    expect(headHtml(site, { ...head, noindex: true })).toContain(robots);
  });

  it('names no address for a page that has no canonical one', () => {
    const { canonicalPath: _path, ...without } = head;
    expect(headHtml(site, without)).not.toMatch(/canonical|og:url/);
  });

  it('shows a large picture when there is one', () => {
    expect(headHtml(site, head)).toContain('content="summary"');
    const linkPicture = { path: '/link-pictures/a.jpg', type: 'image/jpeg', width: 1200, height: 630, alt: 'A "can"' };
    const html = headHtml(site, head, { structuredData: [], linkPicture });
    expect(html).toContain('content="summary_large_image"');
    const told = [...html.matchAll(/property="(og:image[^"]*)" content="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(Object.fromEntries(told)).toEqual({
      'og:image': 'https://shop.example/link-pictures/a.jpg',
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'A &quot;can&quot;',
    });
  });
});
