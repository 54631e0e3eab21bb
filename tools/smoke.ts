import { parseArgs } from 'node:util';
import { command } from './console/command';
import { runSteps } from './console/step';
import { readEnvironment } from './environment';
import { smokeSteps, usualBuyer } from './smoke/smoke-steps';

/**
 * "npm run smoke -- https://shop.example": looks at a shop that was just released, and ends with 1 when something is wrong. The
 * configuration is that of the build, from `.env` or ENV_FILE; without an address that of VITE_SITE_URL is looked at. "--pay"
 * pays with a test card, "--mail-domain" and "--dkim-selector" look at the records of its mails, SMOKE_SESSION_TOKEN is the
 * session of a customer, and the other options name the recipient and the destination of the order.
 */
await command(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'mail-domain': { type: 'string' },
      'dkim-selector': { type: 'string' },
      pay: { type: 'boolean', default: false },
      email: { type: 'string', default: usualBuyer.email },
      city: { type: 'string', default: usualBuyer.place.city },
      state: { type: 'string', default: usualBuyer.place.stateAbbr },
      zip: { type: 'string', default: usualBuyer.place.zipcode },
    },
  });
  const { variables } = readEnvironment(process.cwd(), process.env);
  const { pay, email, city, state, zip, 'mail-domain': domain, 'dkim-selector': dkimSelector } = values;
  if ((domain === undefined) !== (dkimSelector === undefined))
    throw new Error('Give --mail-domain and --dkim-selector together: the mail service names the selector.');
  const steps = smokeSteps({
    variables,
    address: positionals[0] ?? variables['VITE_SITE_URL'] ?? '',
    now: new Date(),
    isPaid: pay,
    sessionToken: variables['SMOKE_SESSION_TOKEN'],
    email,
    sender: domain === undefined || dkimSelector === undefined ? undefined : { domain, dkimSelector },
    place: { city, stateAbbr: state, zipcode: zip },
  });
  const failed = (await runSteps(steps, 1)).filter(({ ok }) => !ok);
  if (failed.length === 0) return;
  console.error(`${failed.length} of ${steps.length} looks found something wrong.`);
  process.exitCode = 1;
});
