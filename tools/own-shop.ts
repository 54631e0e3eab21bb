import { command } from './console/command';
import { runCommand } from './console/step';
import { namedFeatures } from './features/remove-features';
import { without } from './features/without';
import { makeOwnShop } from './own-shop/own-shop';
import { commitAll } from './tracked-files';

/**
 * "npm run own-shop": deletes the demo with all that needs it from this checkout, and the features that are named after it
 * (docs/what-to-delete.md).
 */
await command(async () => {
  const words = process.argv.slice(2);
  if (words.length > 0) {
    const names = namedFeatures(words);
    console.log(await without(names));
    commitAll(process.cwd(), `Remove ${names.join(', ')}`);
  }
  const { unneeded, byHand } = makeOwnShop(process.cwd(), console.log);
  const { ok, output } = await runCommand('npm', ['uninstall', '--no-audit', '--no-fund', ...unneeded]);
  if (!ok) throw new Error(output);
  console.log(`uninstalled: ${unneeded.join(', ')}`);
  console.log('Left to do by hand:');
  for (const line of byHand) console.log(`  ${line}`);
});
