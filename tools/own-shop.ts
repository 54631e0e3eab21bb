import { command } from './console/command';
import { runCommand } from './console/step';
import { makeOwnShop } from './own-shop/own-shop';

/** "npm run own-shop": deletes the demo with all that needs it from this checkout (docs/what-to-delete.md). */
await command(async () => {
  const { unneeded, byHand } = makeOwnShop(process.cwd(), console.log);
  const { ok, output } = await runCommand('npm', ['uninstall', '--no-audit', '--no-fund', ...unneeded]);
  if (!ok) throw new Error(output);
  console.log(`uninstalled: ${unneeded.join(', ')}`);
  console.log('Left to do by hand:');
  for (const line of byHand) console.log(`  ${line}`);
});
