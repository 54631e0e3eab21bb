import { readFileSync, writeFileSync } from 'node:fs';
import type { Environment } from '#tools/environment';
import { runVitest } from '#tools/testing/vitest-run';
import { type Fault, withFault } from './fault';

/**
 * Runs the tests without a browser that reach a file, with the fault written into it, and puts the file back. Returns the name of
 * one that failed; undefined when all passed. No test imports styles.
 */
export async function testThatFails(fault: Fault, { variables }: Environment): Promise<string | undefined> {
  if (fault.file.endsWith('.css')) return undefined;
  const source = readFileSync(fault.file, 'utf8');
  writeFileSync(fault.file, withFault(source, fault));
  try {
    const { failures } = await runVitest({
      projects: ['unit', 'ui'],
      relatedTo: [fault.file],
      args: ['--bail', '1'],
      variables,
    });
    return failures[0];
  } finally {
    writeFileSync(fault.file, source);
  }
}
