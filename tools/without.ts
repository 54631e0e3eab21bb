import { command } from './console/command';
import { namedFeatures } from './features/remove-features';
import { without } from './features/without';

/** "npm run without -- journal": removes features from this checkout (docs/what-to-delete.md). */
await command(async () => console.log(await without(namedFeatures(process.argv.slice(2)))));
