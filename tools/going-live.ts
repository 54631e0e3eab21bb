import { command } from './console/command';
import { runStep } from './console/step';
import { GUIDE } from './going-live/guide';
import { ServerMachine } from './going-live/server-machine';
import { goingLiveSteps } from './going-live/steps';

/**
 * "npm run going-live": follows docs/going-live.md from an empty folder to an order that is paid, shipped and refunded, in production
 * mode and with the very commands of the guide. Stand-ins take the place of Stripe, Stytch, Contentful, the mail server and whoever
 * issues certificates. Stops at the first step that fails, and says where the guide tells of it.
 */
await command(async () => {
  const machine = await ServerMachine.open(process.env);
  try {
    for (const step of goingLiveSteps(machine)) {
      const { ok } = await runStep(step);
      if (!ok) throw new Error(`${GUIDE} does not lead further than "${step.heading}".`);
    }
  } finally {
    await machine.close();
  }
  process.exit(0);
});
