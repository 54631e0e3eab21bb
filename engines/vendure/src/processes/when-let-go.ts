/** Milliseconds that a part has to finish its work. */
const timeout = 10_000;

/**
 * Closes the services of a process when the one that forked it lets go, or is gone. A service that takes too long to close is cut
 * off.
 */
export function whenLetGo(close: () => Promise<void>): void {
  process.once('disconnect', () => {
    setTimeout(() => end(new Error('It took too long to stop, and was cut off.')), timeout).unref();
    close().then(() => process.exit(0), end);
  });
}

function end(error: unknown): void {
  console.error(error);
  process.exit(1);
}
