/** Milliseconds that a part has to finish what it is doing. */
const timeout = 10_000;

/** Closes what a process runs when the one that forked it lets go, or is gone. What takes too long to close is cut off. */
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
