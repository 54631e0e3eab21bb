import { findUses, refuse } from './browsers/find-uses';

/**
 * Prints the features in the files of a folder that some supported browser lacks, and fails when one is not accepted
 * (docs/supported-browsers.md).
 */
const [folder = 'src'] = process.argv.slice(2);
const refused = refuse(findUses(folder), { isSource: folder === 'src' });
for (const line of refused) console.log(line);
process.exitCode = refused.length === 0 ? 0 : 1;
