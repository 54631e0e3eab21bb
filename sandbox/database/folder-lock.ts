import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

export type ReleaseFolder = () => Promise<void>;

/**
 * Locks a database folder for this process. The embedded database does not lock its folder, and two processes that write to it
 * would destroy it. Takes over the lock of a process that has ended. Rejects with a message that names the remedy.
 */
export async function lockFolder(path: string): Promise<ReleaseFolder> {
  const claim = `${path}.claim`;
  await mkdir(dirname(claim), { recursive: true });
  for (;;) {
    if (await create(claim)) return () => rm(claim, { force: true });
    const owner = await ownerOf(claim);
    if (owner !== undefined && isRunning(owner)) {
      throw new Error(
        `The database in ${path} is in use by another sandbox (process ${String(owner)}). Stop that one first, or choose another folder with SANDBOX_DATA.`,
      );
    }
    await rm(claim, { force: true });
  }
}

async function create(claim: string): Promise<boolean> {
  try {
    const file = await open(claim, 'wx');
    await file.write(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function ownerOf(claim: string): Promise<number | undefined> {
  try {
    const owner = Number(await readFile(claim, 'utf8'));
    return Number.isInteger(owner) && owner > 0 ? owner : undefined;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isRunning(owner: number): boolean {
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
