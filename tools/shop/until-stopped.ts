/** Something that was started and can be stopped. */
export interface Running {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Keeps the process up until Ctrl-C, then closes everything in order, so that the database on disk is left clean. A second
 * Ctrl-C does not wait.
 */
export async function untilStopped(running: readonly Running[]): Promise<void> {
  await new Promise<void>((resolve) => {
    const onSignal = (): void => {
      process.off('SIGINT', onSignal);
      process.off('SIGTERM', onSignal);
      resolve();
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
  });
  console.log('\nStopping');
  for (const one of running) await one.close();
}
