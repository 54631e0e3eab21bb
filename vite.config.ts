import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { readConfiguration } from './src/composition/read-configuration';

/** What every page that shows products needs. */
const shelf = new RegExp(
  [
    'ui/components/(picture|tint|badge|card|price|product|breadcrumbs|star|prose|quantity)',
    'ui/pages/(shop|cart)/(shelf-card|product-price|add-to-cart)',
    'ui/text/(product|content|add-to-cart)',
    'domain/(money|catalogue)',
  ]
    .map((path) => `/src/${path}`)
    .join('|'),
);

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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What cards and product pages share comes in one piece: many small ones compress badly.
        codeSplitting: { groups: [{ name: 'shelf', test: shelf, minShareCount: 2 }] },
      },
    },
    manifest: true,
    target: 'es2022',
  },
});
