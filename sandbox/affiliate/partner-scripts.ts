import type { FastifyPluginAsync } from 'fastify';

/** Stand-ins for the scripts of the affiliate network and of the e-mail tool: each leaves its name in the page, and nothing else. */
const scripts = new Map([
  ['affiliate', 'window.sandboxAffiliate = true;'],
  ['email', 'window.sandboxEmail = true;'],
]);

export function partnerScripts(): FastifyPluginAsync {
  return (app) => {
    app.get<{ Params: { name: string } }>('/scripts/:name.js', ({ params: { name } }, reply) => {
      const script = scripts.get(name);
      return script === undefined
        ? reply.code(404).send({ error: 'There is no such script.' })
        : reply
            .type('text/javascript; charset=utf-8')
            .header('cache-control', 'no-store')
            .header('x-content-type-options', 'nosniff')
            .send(script);
    });
    return Promise.resolve();
  };
}
