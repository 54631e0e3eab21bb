import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventRoutes } from '#sandbox/events/event-routes';

let app: FastifyInstance;
beforeEach(() => {
  app = fastify();
});
afterEach(() => app.close());

const step = { name: 'club_join_step', properties: { step: 'type', size: 12 }, anonymousId: 'me' };
const tell = (payload: object) => app.inject({ method: 'POST', url: '/events', payload });
const arrived = async (query = '') =>
  (await app.inject(`/_control/events${query}`)).json<{ events: readonly object[] }>().events;

describe('The endpoint for events (spec §7 POST to a serverless event endpoint: name, properties, userId, anonymousId)', () => {
  it('accepts an event and lists the received events by browser', async () => {
    await app.register(eventRoutes());
    expect((await tell(step)).statusCode).toBe(204);
    await tell({ ...step, userId: 7, anonymousId: 'you' });
    expect(await arrived('?anonymousId=me')).toEqual([step]);
    expect(await arrived()).toEqual([step, { ...step, userId: 7, anonymousId: 'you' }]);
  });

  it.each([
    {},
    { name: '', properties: {}, anonymousId: 'me' },
    { name: 'saved', anonymousId: 'me' },
    { name: 'saved', properties: [], anonymousId: 'me' },
    { name: 'saved', properties: {} },
  ])('refuses %o', async (payload) => {
    await app.register(eventRoutes());
    expect((await tell(payload)).statusCode).toBeGreaterThanOrEqual(400);
    expect(await arrived()).toEqual([]);
  });

  it('shows them on a page, newest first, and nothing that was sent becomes markup', async () => {
    await app.register(eventRoutes());
    expect((await app.inject('/events')).body).toContain('None has arrived yet');
    await tell({ ...step, name: 'older_event' });
    await tell({ ...step, name: '<script>', properties: { path: '"><img>' }, userId: 7 });
    const { body, headers } = await app.inject('/events');
    expect(headers['content-type']).toContain('text/html');
    expect(body.indexOf('older_event')).toBeGreaterThan(body.indexOf('&lt;script&gt;'));
    expect(body).toContain('customer 7');
    expect(body).not.toContain('<img>');
  });

  it('drops the oldest events above the limit', async () => {
    await app.register(eventRoutes());
    for (let count = 0; count <= 2000; count += 1) await tell({ ...step, anonymousId: `browser ${count}` });
    const events = await arrived();
    expect([events.length, events[0]]).toEqual([2000, { ...step, anonymousId: 'browser 1' }]);
  });
});
