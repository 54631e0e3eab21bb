import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

/** Returns the seconds of processor time of a process, with its children that have ended; 0 where there is no /proc. */
export function processorTime(pid: number | undefined): number {
  const fields = statOf(pid);
  // Its own, in the program and in the system, and the same of its children.
  return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at] ?? 0), 0) / ticksPerSecond;
}

/** Returns the seconds of processor time of a process and all of its children, those that still run too. */
export function processorTimeOfAll(pid: number | undefined): number {
  if (pid === undefined) return 0;
  return childrenOf(pid).reduce((sum, child) => sum + processorTime(child), processorTime(pid));
}

function childrenOf(pid: number): readonly number[] {
  try {
    const processes = readdirSync('/proc').map(Number).filter(Number.isInteger);
    return processes.filter((one) => Number(statOf(one)[1]) === pid);
  } catch {
    return [];
  }
}

/** The fields of a process behind its name: its state, its parent. Nothing for one that has ended. */
function statOf(pid: number | undefined): readonly string[] {
  if (pid === undefined) return [];
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
