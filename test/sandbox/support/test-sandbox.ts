import type { MessageLimits } from '#sandbox/http/message-limits';
import type { Sandbox, SandboxOptions } from '#sandbox/sandbox';
import { startSandbox } from '#sandbox/sandbox';
import { recordingsConfig } from '#test/sandbox/support/recordings-config';
import { type ManualClock, manualClock } from './manual-clock';
import { testDatabase } from './test-database';

export interface TestSandbox extends Sandbox {
  readonly clock: ManualClock;
}

export const storefrontUrl = 'http://localhost:5173';

/** Time stands still in most tests, so that a minute never ends. */
export const noLimits: MessageLimits = {
  toAddressInMinute: Infinity,
  toAddressInHour: Infinity,
  fromCallerInMinute: Infinity,
  sentInMinute: Infinity,
  signInsInMinute: Infinity,
  subscriptionChangesInHour: Infinity,
};

/** A sandbox on an empty database of its own, on any free port, with a clock that stands still and without content. */
export async function startTestSandbox(
  options: Partial<SandboxOptions> & { readonly clock?: ManualClock } = {},
): Promise<TestSandbox> {
  const clock = options.clock ?? manualClock(new Date('2026-11-20T15:00:00.000Z'));
  const database = options.database ? undefined : await testDatabase();
  const sandbox = await startSandbox({
    database: options.database ?? database?.choice ?? { kind: 'memory' },
    storefrontUrl,
    config: recordingsConfig,
    content: false,
    messageLimits: noLimits,
    // A hash of the usual cost takes as long as a whole test.
    passwordHashCost: 16,
    ...options,
    clock,
  });
  const close = async (): Promise<void> => {
    await sandbox.close();
    await database?.drop();
  };
  return { ...sandbox, clock, close };
}
