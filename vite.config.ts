import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { readConfiguration } from './src/composition/read-configuration';

/** The configuration is read and checked here, once, so that the browser never needs to (see tools/environment.ts). */
export default defineConfig({
  plugins: [react()],
  define: {
    __CONFIGURATION__: JSON.stringify(readConfiguration(process.env)),
  },
  // What builds and the sandbox write is no source.
  server: { watch: { ignored: ['**/.cache/**', '**/.sandbox/**', '**/dist/**'] } },
  build: {
    manifest: true,
    target: 'es2022',
  },
});
