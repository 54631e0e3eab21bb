import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '#sandbox/http/api-error';
import { invalidResource } from '#sandbox/http/error-responses';
import { type Fields, fieldsOf } from '#sandbox/http/request-body';
import { type Located, shapes } from './location-shapes';

const key = 'sandbox-geolocation-key';

const california: Located = { country: 'United States', countryCode: 'US', region: 'California', regionCode: 'CA' };

interface Answer {
  readonly place: Located;
  readonly shape: string;
}

/**
 * The IP geolocation service (spec §7 Other calls). Everybody is in California until a control route says otherwise, for all or
 * for one visitor, who is known by the header X-Anonymous-Id.
 */
export function geolocationRoutes(): FastifyPluginAsync {
  const answers = new Map<string, Answer>();
  let usual: Answer = { place: california, shape: 'names' };

  return (app) => {
    app.get<{ Querystring: { key?: string } }>('/geolocation', (request) => {
      if (request.query.key !== key) throw new ApiError(401, { error: 'Send your key as the parameter key.' });
      const { place, shape } = answers.get(String(request.headers['x-anonymous-id'])) ?? usual;
      return shapes.get(shape)?.(place);
    });

    if (process.env['NODE_ENV'] !== 'production') {
      app.put('/_control/geolocation', (request) => {
        const fields = fieldsOf(request.body);
        const answer = readAnswer(fields);
        const { visitor } = fields;
        if (typeof visitor === 'string') answers.set(visitor, answer);
        else usual = answer;
        return answer;
      });
    }
    return Promise.resolve();
  };
}

function readAnswer(fields: Fields): Answer {
  const text = (field: keyof Located): string => {
    const value = fields[field];
    return typeof value === 'string' ? value : california[field];
  };
  const { shape = 'names' } = fields;
  if (typeof shape !== 'string' || !shapes.has(shape))
    throw invalidResource({ shape: [`must be one of ${[...shapes.keys()].join(', ')}`] });
  const place = {
    country: text('country'),
    countryCode: text('countryCode'),
    region: text('region'),
    regionCode: text('regionCode'),
  };
  return { place, shape };
}
