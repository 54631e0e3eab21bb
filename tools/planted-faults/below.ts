import { filesBelow, foldersAbove } from '#tools/files-below';
import { runVitest, type VitestReport } from '#tools/testing/vitest-run';
import { type Fault, faultId, isOfPages } from './fault';

export const CONFIG = 'tools/testing/vitest.below.config.ts';
const projects = ['node', 'ui', 'model'];

/** The server is called by contracts and by its own tests, of any concept. */
const foldersOfServer = ['test/contracts/shop/', 'test/sandbox/'];

/** Tests without a browser that stand near a fault: those in a folder of its concept, or those that call the server. */
export function findNear(fault: Fault): Promise<string | undefined> {
  const folders = isOfPages(fault) ? conceptFolders(fault) : foldersOfServer;
  return folders.length === 0 ? Promise.resolve(undefined) : firstThatFails(fault, folders);
}

/** All tests without a browser that import the faulty file, directly or through others. */
export function findRelated(fault: Fault): Promise<string | undefined> {
  return firstThatFails(fault);
}

/** Returns the name of the first test that fails with the fault in the sources. No such test looks at styles. */
async function firstThatFails(fault: Fault, folders?: readonly string[]): Promise<string | undefined> {
  const reports: VitestReport[] = [];
  await runVitest({
    projects,
    args: ['--config', CONFIG, '--bail', '1', ...(folders ?? [])],
    ...(!folders && { relatedTo: [fault.file] }),
    variables: { ...process.env, PLANTED_FAULT: faultId(fault) },
    onReport: (report) => reports.push(report),
  });
  const results = reports.flatMap(({ testResults }) => testResults);
  const failed = results.flatMap(({ assertionResults }) => assertionResults).find(({ status }) => status === 'failed');
  return failed?.fullName.trim() ?? results.find(({ status }) => status === 'failed')?.name;
}

function conceptFolders({ file }: Fault): readonly string[] {
  const concept = file.split('/')[2] ?? '';
  const folders = new Set(filesBelow('test').flatMap((file) => foldersAbove(`test/${file}`)));
  return [...folders].filter((folder) => folder.endsWith(`/${concept}`)).map((folder) => `${folder}/`);
}
