import { createRequire } from 'node:module';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { readConfiguration } from './src/composition/configuration/read-configuration.ts';
import { buildTargets } from './tools/browsers/supported-browsers.ts';
import { readEnvironment } from './tools/environment.ts';
import { partsOfTheShop } from './tools/site/parts.ts';
import { nameOfScript, scriptsOfTheShop, sharedScripts } from './tools/site/scripts.ts';

const sheets = new Map<string, string>();

/**
 * "product-card-name": every stylesheet has a name of its own, so no hash is needed, and plain names compress better.
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

/** Bytes of a script whose functions take longer to compile than the comment to arrive. */
const worthTheComment = 8000;

/**
 * Browsers that know the comment compile a script whole while it arrives, instead of each function when it is first called
 * (docs/adr/0010). It counts only in the first line, so it is written when everything else is.
 */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.code.length >= worthTheComment)
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

const { variables } = readEnvironment(process.cwd(), process.env);

/** The configuration is read here, once, so that the browser never needs to. The commands in tools/ check it first. */
export default defineConfig({
  plugins: [react(), compiledAhead, scriptsOfTheShop, partsOfTheShop],
  resolve: {
    alias: {
      // Its entry for browsers makes markup of text, which trusted types forbid; its entry for all others does not.
      'decode-named-character-reference': createRequire(import.meta.url).resolve('decode-named-character-reference'),
    },
  },
  define: {
    __CONFIGURATION__: JSON.stringify(readConfiguration(variables)),
    // Written out, so that the code of the other engine is left out.
    'import.meta.env.VITE_SHOP_ENGINE': JSON.stringify(variables['VITE_SHOP_ENGINE'] ?? 'specification'),
  },
  // The files that builds and the sandbox write are no sources.
  server: { watch: { ignored: ['**/.cache/**', '**/.sandbox/**', '**/dist/**'] } },
  css: { modules: { generateScopedName: className } },
  build: {
    // A late part finds its scripts by itself; naming all of them ahead costs every first visit a kilobyte.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    // Every page starts with two files; later scripts come at a few moments of a visit (tools/site/scripts.ts).
    rolldownOptions: {
      // Naming scripts is most of a build, and Rolldown says so at each.
      checks: { bundlerTimings: false },
      output: {
        // Every page names more than a hundred files, and random characters in a name do not compress: 28 bits of them are
        // enough to tell a file from the others of its name.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: nameOfScript, debugName: 'moments', includeDependenciesRecursively: false, priority: 2 },
            ...sharedScripts,
          ],
        },
      },
    },
    manifest: true,
    target: buildTargets(),
  },
});
