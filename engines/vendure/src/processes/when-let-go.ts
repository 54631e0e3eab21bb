/** Closes what a process runs when the one that forked it lets go, or is gone. */
export function whenLetGo(close: () => Promise<void>): void {
  process.once('disconnect', () => {
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
