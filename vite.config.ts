import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { readConfiguration } from './src/composition/read-configuration';

/** What cards of products need, on whatever page they stand. */
const shelf = sources(
  'ui/components/(picture|tint|badge|card|price|product)',
  'ui/pages/(shop|cart)/(shelf-card|product-price|add-to-cart)',
  'ui/text/(product|content|add-to-cart)',
  'domain/(money|catalogue/(can-count|pack-detection|price-per-can))',
);

/** What pages of one thing share: a product, an article, the club. */
const leaf = sources(
  'ui/components/(breadcrumbs|star|prose|quantity|disclosure)',
  'ui/pages/(reviews/(review-list|folded)|product/(pack-contents|own-pack/pack-can)|shop/card-link)',
  'ui/app/late-view',
  'ui/text/own-pack-titles',
  'domain/(prepaid|catalogue/full-case)',
);

function sources(...paths: readonly string[]): RegExp {
  return new RegExp(paths.map((path) => `/src/${path}`).join('|'));
}

const sheets = new Map<string, string>();

/**
 * "product-card-link": every stylesheet has a name of its own, so no hash is needed, and plain names compress better.
 * Throws when two stylesheets share a name.
 */
function className(name: string, path: string): string {
  const file = path.split('?')[0] ?? path;
  const sheet = basename(file, '.module.css');
  const owner = sheets.get(sheet) ?? file;
  if (owner !== file) throw new Error(`Two stylesheets are called ${sheet}: ${owner} and ${file}`);
  sheets.set(sheet, file);
  return `${sheet}-${name}`;
}

/** The configuration is read and checked here, once, so that the browser never needs to (see tools/environment.ts). */
export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      {
        find: /^reflect-metadata(\/lite)?$/,
        replacement: fileURLToPath(new URL('src/composition/reflected-metadata.ts', import.meta.url)),
      },
      // For browsers it has a form that makes markup of text, which trusted types forbid.
      {
        find: /^decode-named-character-reference$/,
        replacement: fileURLToPath(new URL('node_modules/decode-named-character-reference/index.js', import.meta.url)),
      },
    ],
  },
  define: {
    __CONFIGURATION__: JSON.stringify(readConfiguration(process.env)),
  },
  // What builds and the sandbox write is no source.
  server: { watch: { ignored: ['**/.cache/**', '**/.sandbox/**', '**/dist/**'] } },
  css: { modules: { generateScopedName: className } },
  build: {
    // Takes seconds longer than the default and 2 % off what a phone downloads (docs/architecture.md, Bytes).
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 2, ecma: 2020 }, format: { comments: false, ecma: 2020 } },
    // A late part finds its scripts by itself; naming all of them ahead costs every first visit a kilobyte.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        // What many pages share comes in few pieces: many small ones compress badly.
        codeSplitting: {
          groups: [
            { name: 'shelf', test: shelf, minShareCount: 2, priority: 2 },
            { name: 'leaf', test: leaf, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
    manifest: true,
    target: 'es2022',
  },
});
