import type { ContentfulContentType } from './content-model';

/** The part of Contentful that takes content, of a space that may be written to. */
export interface ContentSpace {
  /** Such as https://api.contentful.com. */
  readonly url: string;
  readonly space: string;
  readonly environment: string;
  readonly token: string;
}

interface Answered {
  readonly status: number;
  readonly version: number;
  readonly text: string;
}

const typeId = 'beforeOpening';
const entryId = 'before-opening';

const contentType: Pick<ContentfulContentType, 'name' | 'displayField' | 'fields'> = {
  name: 'Before opening',
  displayField: 'name',
  fields: [
    {
      ...{ id: 'name', name: 'Name', type: 'Symbol', required: true },
      ...{ localized: false, disabled: false, omitted: false, validations: [] },
    },
    {
      ...{ id: 'list', name: 'List', type: 'Array', items: { type: 'Symbol', validations: [] }, required: true },
      ...{ localized: false, disabled: false, omitted: false, validations: [] },
    },
  ],
};

/**
 * Asks Contentful whether it publishes an entry whose required list is empty, which none of its pages says. A content type and an entry are
 * made for that, and taken away again. Throws when anything else is refused.
 */
export async function answerOnEmptyLists(space: ContentSpace, language: string): Promise<string> {
  const type = await must(space, 'PUT', `content_types/${typeId}`, {}, contentType);
  let { version } = await must(space, 'PUT', `content_types/${typeId}/published`, versioned(type.version));
  try {
    const entry = await must(
      space,
      'PUT',
      `entries/${entryId}`,
      { 'x-contentful-content-type': typeId },
      { fields: { name: { [language]: 'Before opening' }, list: { [language]: [] } } },
    );
    const published = await ask(space, 'PUT', `entries/${entryId}/published`, versioned(entry.version));
    if (published.status !== 200 && published.status !== 422) throw refusalOf(published, 'publishes the entry');
    const after = published.status === 200 ? await unpublished(space, `entries/${entryId}`, published) : entry;
    await must(space, 'DELETE', `entries/${entryId}`, versioned(after.version));
    return published.status === 200
      ? 'Empty lists: Contentful publishes an entry whose required list is empty; the content model asks for an item where one is needed.'
      : 'Empty lists: Contentful does not publish an entry whose required list is empty; the content model requires no list that may be.';
  } finally {
    ({ version } = await unpublished(space, `content_types/${typeId}`, { version }));
    await must(space, 'DELETE', `content_types/${typeId}`, versioned(version));
  }
}

function unpublished(space: ContentSpace, path: string, { version }: Pick<Answered, 'version'>): Promise<Answered> {
  return must(space, 'DELETE', `${path}/published`, versioned(version));
}

function versioned(version: number): Readonly<Record<string, string>> {
  return { 'x-contentful-version': String(version) };
}

async function must(...call: Parameters<typeof ask>): Promise<Answered> {
  const answered = await ask(...call);
  if (answered.status >= 300) throw refusalOf(answered, `does ${call[1]} ${call[2]}`);
  return answered;
}

function refusalOf({ status, text }: Answered, what: string): Error {
  return new Error(`Contentful answers ${status} before it ${what}: ${text}`);
}

async function ask(
  { url, space, environment, token }: ContentSpace,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: object,
): Promise<Answered> {
  const response = await fetch(`${url}/spaces/${space}/environments/${environment}/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/vnd.contentful.management.v1+json',
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const { sys } = (text === '' ? {} : JSON.parse(text)) as { readonly sys?: { readonly version?: number } };
  return { status: response.status, version: sys?.version ?? 0, text };
}
