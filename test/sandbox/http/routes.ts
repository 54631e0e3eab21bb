import type { FastifyInstance } from 'fastify';

export interface Route {
  readonly method: string;
  /** As it was registered, with its parameters: /api/orders/:number. */
  readonly path: string;
}

const line = /^(?<indent>[│ ]*)[├└]── (?<part>\S*)(?: \((?<methods>[A-Z, ]+)\))?$/;

/** Every route of a server, as it draws them: one to a line, below the one whose path it goes on from. */
export function routesOf(app: FastifyInstance): readonly Route[] {
  const paths: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((text) => {
      const { indent = '', part = '', methods = '' } = line.exec(text)?.groups ?? {};
      if (part === '') return [];
      const depth = indent.length / 4;
      // Only the first line has the slash that all paths begin with.
      const before = depth === 0 ? '' : (paths[depth - 1] ?? '');
      paths[depth] = before === '/' ? `/${part.replace(/^\//, '')}` : `${before}${part}`;
      const path = paths[depth];
      return methods
        .split(', ')
        .filter((method) => method !== '' && method !== 'HEAD' && path !== '*')
        .map((method) => ({ method, path }));
    });
}
