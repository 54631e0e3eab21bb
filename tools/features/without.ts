import { runCommand } from '#tools/console/step';
import type { FeatureName } from './removals';
import { removeFeatures } from './remove-features';

/** Removes features from the checkout in which the process runs, formats the rewritten files, and reports the removal. */
export async function without(names: readonly FeatureName[]): Promise<string> {
  const { files, rewritten } = removeFeatures(process.cwd(), names);
  const sources = rewritten.filter((file) => !file.endsWith('.md'));
  const { ok, output } = await runCommand('oxfmt', sources);
  if (!ok) throw new Error(output);
  return `Removed ${names.join(', ')}: deleted ${files.length} files, rewrote ${rewritten.length}.`;
}
