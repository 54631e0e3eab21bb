import type { FastifyPluginAsync } from 'fastify';
import { invalidResource, notFound, tooManyRequests } from '#sandbox/http/error-responses';
import { networkOf } from '#sandbox/http/network-of';
import { RecentCalls } from '#sandbox/http/recent-calls';
import type { Fields } from '#sandbox/http/request-body';
import { isTrue, requireFields, textOrNull } from '#sandbox/http/request-body';
import { isReadable, lineProblem, isEmail, normalEmail } from '#sandbox/http/text-length';
import type { GiveawaySeed } from '#sandbox/shop/config/seed-data';
import { unitedStates } from '#sandbox/shop/geography/united-states';
import { paragraph } from '#sandbox/shop/mails/mail-content';
import { sendShopMail } from '#sandbox/shop/mails/send-shop-mail';
import type { Shop } from '#sandbox/shop/shop';

interface OfGiveaway {
  Params: { name: string };
}

/** Entries a minute from one network address, which several people may share. */
const allowedFromAddress = 60;

const states = new Set(unitedStates.states.map(({ abbr }) => abbr));
const territories = ['AA', 'AE', 'AP', 'AS', 'GU', 'MP', 'PR', 'UM', 'VI'];

/** Accepts entries for giveaways. An address enters once; every entry gets the same response. */
export function giveawayRoutes(shop: Shop): FastifyPluginAsync {
  const requests = new RecentCalls(shop.clock);
  return (app) => {
    app.post<OfGiveaway>('/api/giveaways/:name/entries', async (request, reply) => {
      const giveaway = shop.config.giveaways?.find(({ name }) => name === request.params.name);
      if (!giveaway) throw notFound();
      const now = shop.clock.now();
      const entry = readEntry(giveaway, requireFields(request.body, 'entry'), now);
      if (!requests.take({ caller: networkOf(request.ip), allowed: allowedFromAddress })) throw tooManyRequests();
      await shop.database.transaction().execute(async (store) => {
        const entered = await store
          .insertInto('giveawayEntries')
          .values({ ...entry, giveaway: giveaway.name, enteredAt: now })
          .onConflict((conflict) => conflict.columns(['giveaway', 'email']).doNothing())
          .returning('id')
          .executeTakeFirst();
        // An earlier entry was already confirmed by mail, and the page says the same as the mail.
        if (!entered || !shop.messageThrottle.take(entry.email)) return;
        await sendShopMail({ shop, store, now }, entry.email, {
          subject: `You are in: ${giveaway.title}`,
          blocks: [
            paragraph('You are entered. There is nothing else to do, and a purchase does not improve your chances.'),
            { kind: 'facts', rows: [['Until', lastMinute(giveaway.endsAt)]] },
            paragraph('We will only write to you here if you win. Your entry puts you on no mailing list.'),
            paragraph(
              'If somebody else entered your address, ignore this e-mail. We ask winners before we send anything.',
            ),
          ],
        });
      });
      return reply.code(202).send({});
    });
    // For tests and for inspection.
    if (process.env['NODE_ENV'] !== 'production')
      app.get('/_control/giveaways', async () => ({
        entries: await shop.database.selectFrom('giveawayEntries').selectAll().orderBy('id').execute(),
      }));
    return Promise.resolve();
  };
}

function readEntry(giveaway: GiveawaySeed, fields: Fields, now: Date) {
  const errors: Record<string, readonly string[]> = {};
  const text = (field: string) => textOrNull(fields[field])?.trim() ?? '';
  const [name, email, state] = [text('name'), normalEmail(text('email')), text('state').toUpperCase()];
  const nameProblem = isReadable(name) ? lineProblem(name, 80) : "can't be blank";
  if (nameProblem !== undefined) errors['name'] = [nameProblem];
  if (!isEmail(email)) errors['email'] = ['is invalid'];
  if (!states.has(state) || territories.includes(state)) errors['state'] = ['is not a state'];
  if (giveaway.excludedStates.includes(state)) errors['state'] = ['is excluded'];
  if (!isTrue(fields['of_age'])) errors['of_age'] = ['must be accepted'];
  if (!isTrue(fields['agrees_to_terms'])) errors['agrees_to_terms'] = ['must be accepted'];
  if (now < giveaway.startsAt) errors['giveaway'] = ['has not begun'];
  if (now >= giveaway.endsAt) errors['giveaway'] = ['is over'];
  if (Object.keys(errors).length > 0) throw invalidResource(errors);
  return { name, email, state };
}

/** "May 3, 2027, 11:59 pm Eastern Time", as the page of the giveaway has it: giveaways end at midnight there. */
function lastMinute(end: Date): string {
  const day = new Date(end.getTime() - 1);
  return `${day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/New_York' })}, 11:59 pm Eastern Time`;
}
