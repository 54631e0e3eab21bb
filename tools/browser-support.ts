import { findUses, refuse } from './browsers/find-uses';

/**
 * Prints what the files of a folder use that some supported browser does not know, and fails when it is not accepted
 * (docs/supported-browsers.md).
 */
const [folder = 'src'] = process.argv.slice(2);
const refused = refuse(findUses(folder), { isSource: folder === 'src' });
for (const line of refused) console.log(line);
process.exitCode = refused.length === 0 ? 0 : 1;
