import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { affiliateRoutes } from '#sandbox/affiliate/affiliate-routes';
import { partnerScripts } from '#sandbox/affiliate/partner-scripts';

let app: FastifyInstance;
beforeEach(async () => {
  app = fastify();
  await app.register(affiliateRoutes());
  await app.register(partnerScripts());
});
afterEach(() => app.close());

const tell = (query: string) => app.inject(`/affiliate?${query}`);
const answer = async () =>
  (await app.inject('/_control/affiliate')).json<{ orders: readonly object[]; reports: readonly string[] }>();
const told = async () => (await answer()).orders;

describe('The affiliate endpoint (spec §7 GET to a serverless affiliate endpoint, query id and orderNumber)', () => {
  it('keeps the reports of each order, once', async () => {
    expect((await tell('id=7&orderNumber=R100000001&sscid=61k8&ir_click_id=a%3Bb')).statusCode).toBe(204);
    await tell('id=8&orderNumber=R100000001');
    await tell('id=9&orderNumber=R100000002');
    expect(await told()).toEqual([
      { id: '7', orderNumber: 'R100000001', sscid: '61k8', ir_click_id: 'a;b' },
      { id: '9', orderNumber: 'R100000002' },
    ]);
    expect((await answer()).reports).toEqual(['R100000001', 'R100000001', 'R100000002']);
  });

  it.each([
    '',
    'id=7',
    'orderNumber=R100000001',
    'id=&orderNumber=R100000001',
    'id=7&orderNumber=nonsense',
    'id=7&orderNumber=R100000001&orderNumber=R100000002',
  ])('refuses "%s"', async (query) => {
    expect((await tell(query)).statusCode).toBeGreaterThanOrEqual(400);
    expect(await told()).toEqual([]);
  });
});

describe('The stand-ins for scripts of partners (spec §2 Page shell)', () => {
  it.each(['affiliate', 'email'])('serves %s as a script', async (name) => {
    const { statusCode, headers, body } = await app.inject(`/scripts/${name}.js`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(body).toContain('window.sandbox');
  });

  it.each(['other', '__proto__', 'constructor'])('has no script %s', async (name) => {
    expect((await app.inject(`/scripts/${name}.js`)).statusCode).toBe(404);
  });
});
