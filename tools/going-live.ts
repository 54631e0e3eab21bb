import { command } from './console/command';
import { followGuide } from './going-live/follow-guide';

/**
 * "npm run going-live": follows docs/going-live.md from an empty folder to an order that is paid, shipped and refunded, in production
 * mode and with the very commands of the guide. Stand-ins take the place of Stripe, Stytch, Contentful, the mail server and
 * the authority for certificates. Ends with 1 at the first step that fails, and says where the guide tells of it.
 */
await command(async () => {
  const { failures } = await followGuide();
  for (const failure of failures) console.error(failure);
  process.exit(failures.length === 0 ? 0 : 1);
});
