import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { loadContent } from '#sandbox/content-service/load-content';
import { variants } from '#sandbox/ringpull/variants';
import { writtenContent } from '#test/sandbox/support/written-content';

const { assets } = writtenContent;

describe('Drawings (spec §3 Variant images)', () => {
  it('are the same every time', () => {
    expect(loadContent().assets.map((asset) => asset.version)).toEqual(assets.map((asset) => asset.version));
  });

  it('are never twice the same', () => {
    const versions = assets.map((asset) => asset.version);
    expect(new Set(versions).size).toBe(versions.length);
  });

  it('hold no script, no style sheet and no reference to anything outside', () => {
    for (const { path, svg } of assets) {
      expect(svg, path).not.toMatch(/<script|<foreignObject|<image|<style|\son\w+=|NaN|undefined/);
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', ''), path).not.toMatch(/https?:|url\((?!#)|href="(?!#)/);
    }
  });

  it('draw all lettering as outlines: a picture in an <img> has no fonts of the page', () => {
    for (const { path, svg } of assets) expect(svg, path).not.toMatch(/<text|<tspan|font-/);
  });

  it('use only their own definitions, and define nothing twice', () => {
    for (const { path, svg } of assets) {
      const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
      expect(new Set(ids).size, path).toBe(ids.length);
      const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((match) => match[1]);
      expect(
        used.filter((id) => !ids.includes(id)),
        path,
      ).toEqual([]);
    }
  });

  it('stay light: a can about 12 kB, a pack of twelve kinds under 40 kB, each under 12 kB on the wire; a page to print twice that', () => {
    const wines = variants.filter(({ kind }) => kind === 'wine');
    const cans = new Set(wines.map(({ sku }) => `products/${sku}.svg`));
    for (const { path, svg } of assets) {
      const sheets = path.startsWith('trade/') ? 2 : 1;
      expect(svg.length, path).toBeLessThan(cans.has(path) ? 13_500 : sheets * 40_000);
      expect(gzipSync(svg).length, path).toBeLessThan(sheets * 12_000);
    }
  });

  it('draw at most 460 shapes, counted wherever they are used: those take a slow phone 60 ms', () => {
    for (const { path, svg } of assets) expect(shapesOf(svg), path).toBeLessThan(460);
  });

  it('have the sizes of photographs and a description each', () => {
    const sizes = {
      products: [800, 1000],
      makers: [800, 600],
      articles: [1200, 750],
      club: [1200, 900],
      trade: [816, 1056],
      site: [1200, 630],
    } as Record<string, number[]>;
    for (const { path, width, height, description, svg } of assets) {
      expect([width, height], path).toEqual(sizes[path.split('/')[0] ?? '']);
      expect(svg).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
      expect(description.length, path).toBeGreaterThan(12);
    }
  });
});

const shapes = ['path', 'ellipse', 'circle', 'rect'];

/** The number of shapes that a browser draws; a definition counts where it is used. */
function shapesOf(svg: string): number {
  const open: { readonly name: string; readonly id: string | undefined; count: number }[] = [];
  const defined = new Map<string, number>();
  const drawn = { name: 'svg', id: undefined, count: 0 };
  for (const [, isEnd, name = '', attributes = '', isEmpty] of svg.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    const id = /\sid="([^"]+)"/.exec(attributes)?.[1];
    const used = name === 'use' ? (defined.get(/href="#([^"]+)"/.exec(attributes)?.[1] ?? '') ?? 0) : 0;
    if (!isEnd) open.push({ name, id, count: used + (shapes.includes(name) ? 1 : 0) });
    if (!isEnd && !isEmpty) continue;
    const closed = open.pop();
    if (closed?.id !== undefined) defined.set(closed.id, closed.count);
    else (open.findLast((one) => one.name !== 'defs') ?? drawn).count += closed?.count ?? 0;
  }
  return drawn.count;
}
