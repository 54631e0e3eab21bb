import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { portOf } from '#test/tools/hosting/sample-site';
import { ManagementStandIn } from '#tools/contentful/management-stand-in';
import { listen, stop } from '#tools/shop/ports';

interface Answered {
  readonly status: number;
  readonly body: {
    readonly sys: { readonly id: string; readonly version: number; readonly publishedVersion?: number };
    readonly details?: { readonly errors: readonly Readonly<Record<string, unknown>>[] };
  };
}

let service: ManagementStandIn;

beforeEach(async () => {
  service = new ManagementStandIn();
  await listen(service.server, 0, 'PORT');
  await save('content_types/maker', makerType);
  await publish('content_types/maker', 1);
  await save('content_types/wine', wineType);
  await publish('content_types/wine', 1);
});
afterEach(() => stop(service.server));

function call(method: string, path: string, headers: Record<string, string>, body?: object): Promise<Answered> {
  return fetch(`http://127.0.0.1:${portOf(service.server)}/spaces/shop/environments/master/${path}`, {
    method,
    headers: { authorization: 'Bearer management', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  }).then(async (response) => ({
    status: response.status,
    body: (response.status === 204 ? undefined : await response.json()) as Answered['body'],
  }));
}

function save(path: string, body: object, version?: number): Promise<Answered> {
  const [collection, id = ''] = path.split('/');
  return call(
    'PUT',
    path,
    {
      ...(version !== undefined && { 'x-contentful-version': String(version) }),
      ...(collection === 'entries' && { 'x-contentful-content-type': id.split('-')[0] ?? '' }),
    },
    body,
  );
}

function publish(path: string, version?: number): Promise<Answered> {
  return call('PUT', `${path}/published`, version === undefined ? {} : { 'x-contentful-version': String(version) });
}

function entry(fields: Readonly<Record<string, unknown>>): object {
  return { fields: Object.fromEntries(Object.entries(fields).map(([id, value]) => [id, { 'en-US': value }])) };
}

function link(linkType: string, id: string): object {
  return { sys: { type: 'Link', linkType, id } };
}

const plain = { localized: false, disabled: false, omitted: false, validations: [] };
const makerType = {
  name: 'Maker',
  displayField: 'name',
  fields: [{ id: 'name', name: 'Name', type: 'Symbol', required: true, ...plain }],
};
const wineType = {
  name: 'Wine',
  displayField: 'sku',
  fields: [
    { ...plain, id: 'sku', name: 'Sku', type: 'Symbol', required: true, validations: [{ unique: true }] },
    { ...plain, id: 'name', name: 'Name', type: 'Symbol', required: true },
    {
      ...plain,
      ...{ id: 'maker', name: 'Maker', type: 'Link', linkType: 'Entry', required: false },
      validations: [{ linkContentType: ['maker'] }],
    },
    { ...plain, id: 'picture', name: 'Picture', type: 'Link', linkType: 'Asset', required: false },
    {
      ...plain,
      ...{
        id: 'sweetness',
        name: 'Sweetness',
        type: 'Symbol',
        required: false,
        validations: [{ in: ['dry', 'sweet'] }],
      },
    },
    {
      ...plain,
      ...{ id: 'color', name: 'Color', type: 'Symbol', required: false },
      validations: [{ regexp: { pattern: '^#[0-9A-F]{6}$', flags: null } }],
    },
    {
      ...plain,
      id: 'abv',
      name: 'Abv',
      type: 'Number',
      required: false,
      validations: [{ range: { min: 0, max: 20 } }],
    },
    {
      ...plain,
      ...{ id: 'tags', name: 'Tags', type: 'Array', required: false, validations: [{ size: { max: 2 } }] },
      items: { type: 'Symbol', validations: [{ size: { max: 8 } }] },
    },
    {
      ...plain,
      id: 'allergens',
      name: 'Allergens',
      type: 'Array',
      required: true,
      items: { type: 'Symbol', validations: [] },
    },
  ],
};
const gamay = { sku: 'GAMAY-01', name: 'Gamay', allergens: ['Sulfites'] };

describe('The stand-in for Contentful’s management API (spec §3 Content types)', () => {
  it('publishes an entry that keeps the rules of its type, and raises its version', async () => {
    const saved = await save('entries/wine-1', entry({ ...gamay, sweetness: 'dry', color: '#F3C75A', tags: ['New'] }));
    const published = await publish('entries/wine-1', saved.body.sys.version);

    expect([saved.status, published.status]).toEqual([201, 200]);
    expect(published.body.sys).toMatchObject({ version: 2, publishedVersion: 1 });
    expect(service.entries.get('wine-1')?.isPublished).toBe(true);
    expect(service.refused).toEqual([]);
  });

  it('refuses a call without a token', async () => {
    const answer = await call('GET', 'entries/wine-1', { authorization: '' });
    expect([answer.status, answer.body.sys.id]).toEqual([401, 'AccessTokenInvalid']);
  });

  it.each([
    ['a required field that is missing', { name: undefined }, 'required', ['fields', 'name']],
    ['a value that is none of those allowed', { sweetness: 'sour' }, 'in', ['fields', 'sweetness', 'en-US']],
    ['a value that does not match the pattern', { color: 'red' }, 'regexp', ['fields', 'color', 'en-US']],
    ['a number out of its range', { abv: 96 }, 'range', ['fields', 'abv', 'en-US']],
    ['a list that is too long', { tags: ['a', 'b', 'c'] }, 'size', ['fields', 'tags', 'en-US']],
    ['an item that is too long', { tags: ['fits', 'does not fit'] }, 'size', ['fields', 'tags', 'en-US', 1]],
    [
      'a link to an entry of another type',
      { maker: link('Entry', 'wine-1') },
      'linkContentType',
      ['fields', 'maker', 'en-US'],
    ],
  ])('saves an entry with %s and does not publish it', async (_, wrong, name, path) => {
    expect((await save('entries/wine-1', entry({ ...gamay, ...wrong }))).status).toBe(201);

    const answer = await publish('entries/wine-1', 1);

    expect([answer.status, answer.body.sys.id]).toEqual([422, 'InvalidEntry']);
    expect(answer.body.details?.errors).toEqual([expect.objectContaining({ name, path })]);
    expect(service.entries.get('wine-1')?.isPublished).toBe(false);
  });

  it('does not publish a second entry with a value that must be unique, and names the first', async () => {
    await save('entries/wine-1', entry(gamay));
    await publish('entries/wine-1', 1);
    await save('entries/wine-2', entry({ ...gamay, name: 'Another' }));

    const answer = await publish('entries/wine-2', 1);

    expect(answer.status).toBe(422);
    expect(answer.body.details?.errors).toEqual([
      expect.objectContaining({ name: 'unique', value: 'GAMAY-01', conflicting: [link('Entry', 'wine-1')] }),
    ]);
    expect((await publish('entries/wine-1', 2)).status).toBe(200);
  });

  it.each([
    ['entry', { maker: link('Entry', 'maker-nobody') }, 'maker'],
    ['picture', { picture: link('Asset', 'nothing') }, 'picture'],
  ])('does not publish a link to an %s that is not there', async (_, wrong, field) => {
    await save('entries/wine-1', entry({ ...gamay, ...wrong }));

    const answer = await publish('entries/wine-1', 1);

    expect([answer.status, answer.body.sys.id]).toEqual([422, 'UnresolvedLinks']);
    expect(answer.body.details?.errors).toEqual([
      expect.objectContaining({ name: 'notResolvable', path: ['fields', field, 'en-US'] }),
    ]);
  });

  it.each([
    ['a word for a number', { abv: 'much' }, 'InvalidEntry', 'type'],
    ['a picture where an entry belongs', { maker: link('Asset', 'a') }, 'InvalidEntry', 'type'],
    ['more characters than a short text has', { name: 'x'.repeat(257) }, 'InvalidEntry', 'type'],
    ['a field that the type does not have', { colour: 'red' }, 'UnknownField', 'unknown'],
  ])('does not save %s', async (_, wrong, id, name) => {
    const answer = await save('entries/wine-1', entry({ ...gamay, ...wrong }));

    expect([answer.status, answer.body.sys.id]).toEqual([422, id]);
    expect(answer.body.details?.errors).toEqual([expect.objectContaining({ name })]);
    expect(service.entries.size).toBe(0);
  });

  it('does not save an entry in a language that the space does not have', async () => {
    const answer = await save('entries/wine-1', { fields: { name: { 'fr-FR': 'Gamay' } } });
    expect(answer.status).toBe(422);
    expect(answer.body.details?.errors).toEqual([
      expect.objectContaining({ name: 'unknown', path: ['fields', 'name', 'fr-FR'] }),
    ]);
  });

  it('does not save an entry of a type that is not activated, nor one whose id is none', async () => {
    await save('content_types/kit', makerType);
    expect((await save('entries/kit-1', entry({ name: 'Kit' }))).status).toBe(422);
    expect((await save(`entries/wine-${'x'.repeat(64)}`, entry(gamay))).status).toBe(422);
    expect(service.entries.size).toBe(0);
  });

  it.each([
    ['without the version that is there', undefined],
    ['with an old version', 1],
  ])('refuses an update %s', async (_, version) => {
    await save('entries/wine-1', entry(gamay));
    await save('entries/wine-1', entry({ ...gamay, name: 'Second' }), 1);

    const answer = await save('entries/wine-1', entry({ ...gamay, name: 'Third' }), version);

    expect([answer.status, answer.body.sys.id]).toEqual([409, 'VersionMismatch']);
    expect(service.entries.get('wine-1')?.body).toEqual(entry({ ...gamay, name: 'Second' }));
  });

  it('refuses to publish an old version, and takes no version for the newest', async () => {
    await save('entries/wine-1', entry(gamay));
    await save('entries/wine-1', entry({ ...gamay, name: 'Second' }), 1);

    const answer = await publish('entries/wine-1', 1);

    expect([answer.status, answer.body.sys.id]).toEqual([409, 'VersionMismatch']);
    expect((await publish('entries/wine-1')).status).toBe(200);
  });

  it('refuses to publish a picture that was not processed', async () => {
    const file = { upload: 'https://elsewhere.example/can.png', fileName: 'can.png', contentType: 'image/png' };
    await save('assets/can', entry({ title: 'Can', file }));

    const early = await publish('assets/can', 1);
    await call('PUT', 'assets/can/files/en-US/process', { 'x-contentful-version': '1' });

    expect([early.status, early.body.sys.id]).toEqual([422, 'ValidationFailed']);
    expect((await publish('assets/can', 2)).status).toBe(200);
  });

  it('publishes an empty required list, or not, as it is told', async () => {
    await save('entries/wine-1', entry({ ...gamay, allergens: [] }));
    expect((await publish('entries/wine-1', 1)).status).toBe(200);

    service.areEmptyListsMissing = true;

    expect((await publish('entries/wine-1', 2)).status).toBe(422);
  });
});
