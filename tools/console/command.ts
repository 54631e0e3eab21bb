import { messageOf } from './format';

/** Runs a command to its end. A failure prints its message without a stack and ends the process with 1. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(process.env['DEBUG'] ? error : messageOf(error));
    process.exit(1);
  }
}
