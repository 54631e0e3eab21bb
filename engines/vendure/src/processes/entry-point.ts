/** Runs an entry point. A failure is printed and ends the process with 1. */
export function entryPoint(run: () => Promise<void>): void {
  run().catch((error: unknown) => {
    console.error(process.env['DEBUG'] || !(error instanceof Error) ? error : error.message);
    process.exit(1);
  });
}
