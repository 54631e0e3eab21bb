import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
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
 * (docs/adr/0049). It counts only in the first line, so it is written when everything else is.
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

/** The names of ports are for developers: without them every first page is 0.2 kB lighter. */
const namelessPorts: Plugin = {
  name: 'nameless-ports',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/.+\.ts$/.test(id) ? code.replaceAll(/(= token<[^;]+>\()'\w+'\);/g, '$1);') : undefined,
};

/** Calls a module what fills in `Reflect`: it neither imports nor exports, so it needs no wrapper, nor code for wrappers. */
const reflectAsModule: Plugin = {
  name: 'reflect-as-module',
  apply: 'build',
  transform: (code, id) => (id.endsWith('/reflect-metadata/ReflectLite.js') ? `${code}\nexport {};` : undefined),
};

/** Takes the router's build for production, which its package does not name: every first page is 0.4 kB lighter. */
const routerWithoutWarnings: Plugin = {
  name: 'router-without-warnings',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: inPackages('react-router/dist/production/index.mjs') },
        { find: /^react-router\/dom$/, replacement: inPackages('react-router/dist/production/dom-export.mjs') },
      ],
    },
  }),
};

/** Questions of React for functions that every supported browser has (package.json), and that it has code of its own for. */
const inEveryBrowser =
  /"(?:function" ===|object" ===|undefined" !==) typeof (?:AbortController|MessageChannel|Promise|WeakMap|clearTimeout|performance(?:\.now|\.getEntriesByType)?|queueMicrotask|reportError|requestAnimationFrame|setTimeout)(?![\w.])/g;
/** Questions for what servers have, or nobody but a developer’s extension. */
const inNoBrowser =
  /"(?:object" ===|undefined" !==) typeof (?:__REACT_DEVTOOLS_GLOBAL_HOOK__|process|setImmediate)(?![\w.])/g;
const missingInNoBrowser = /"undefined" === typeof (?:document|window)(?![\w.])/g;

/** Leaves out of React what no supported browser runs: every first page is 0.3 kB lighter. */
const reactForBrowsers: Plugin = {
  name: 'react-for-browsers',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: (code, id) =>
    /\/node_modules\/(react|react-dom|scheduler)\//.test(id)
      ? code.replaceAll(inEveryBrowser, 'true').replaceAll(inNoBrowser, 'false').replaceAll(missingInNoBrowser, 'false')
      : undefined,
};

function inPackages(path: string): string {
  return fileURLToPath(new URL(`node_modules/${path}`, import.meta.url));
}

const { variables } = readEnvironment(process.cwd(), process.env);

/** The configuration is read here, once, so that the browser never needs to. The commands in tools/ check it first. */
export default defineConfig({
  plugins: [
    react(),
    namelessPorts,
    reflectAsModule,
    routerWithoutWarnings,
    reactForBrowsers,
    compiledAhead,
    scriptsOfTheShop,
    partsOfTheShop,
  ],
  resolve: {
    alias: [
      // For browsers it has a form that makes markup of text, which trusted types forbid.
      {
        find: /^decode-named-character-reference$/,
        replacement: inPackages('decode-named-character-reference/index.js'),
      },
    ],
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
    // Every page starts with two files; what comes late comes at a few moments of a visit (tools/site/scripts.ts).
    rolldownOptions: {
      // Naming scripts is most of a build, and Rolldown says so at each.
      checks: { bundlerTimings: false },
      output: {
        // Every page names more than a hundred files, and what is random in a name does not compress: 28 bits of it are enough to tell
        // a file from the others of its name.
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
