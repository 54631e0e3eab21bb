import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { vendureDashboardPlugin } from '@vendure/dashboard/vite';
import { defineConfig, type Plugin } from 'vite';

const engine = createRequire(new URL('../dist/src/', import.meta.url));
const { readEnvironment } = engine('./config/environment.js');
const { vendureConfig } = engine('./composition/vendure-config.js');
const { CorePlugin } = engine('./plugins/core/core.plugin.js');

/**
 * Tells the dashboard of the engine's schema and of its extension. In place of Vendure's own plugin of this name, which compiles the
 * engine a second time and wants its configuration to be a constant; the engine is compiled already, and loaded as it runs.
 */
const engineAsItRuns: Plugin = {
  name: 'vendure:config-loader',
  api: {
    getVendureConfig: () =>
      Promise.resolve({
        vendureConfig: vendureConfig(readEnvironment({ DATABASE_URL: 'none, for nothing is read' })),
        pluginInfo: [
          {
            // The extension of a plugin that the configuration does not have is left out without a word.
            name: CorePlugin.name,
            pluginPath: fileURLToPath(import.meta.url),
            dashboardEntryPath: './src/index.tsx',
          },
        ],
      }),
  },
};

// Vite reads the default export of this file.
export default defineConfig({
  base: '/admin/',
  build: { emptyOutDir: true },
  plugins: [
    engineAsItRuns,
    vendureDashboardPlugin({
      vendureConfigPath: '../src/composition/vendure-config.ts',
      disablePlugins: { configLoader: true },
    }),
  ],
});
