import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GroupOrderStorage } from '#src/application/storage/group-order-storage';
import { readConfiguration } from '#src/composition/configuration/read-configuration';
import { createContainer } from '#src/composition/create-container';
import { lazyAdapters } from '#src/composition/lazy-adapters';
import { aGroupOrder } from '#test/builders/a-group-order';
import { storageArea } from '#test/model/support/storage-area';
import { exampleEnvironment } from './example-environment';

describe('A group order of a guest (spec §3 Client state, groupOrder)', () => {
  const [localStorage, sessionStorage] = [storageArea(), storageArea()];

  beforeEach(() => vi.stubGlobal('window', { localStorage, sessionStorage }));
  afterEach(() => vi.unstubAllGlobals());

  async function openStorage(): Promise<GroupOrderStorage> {
    const container = createContainer(readConfiguration(exampleEnvironment));
    (await lazyAdapters.seldom()).adapters(container);
    return container.get(GroupOrderStorage);
  }

  it('is still there when its tab is loaded anew, and in no other tab', async () => {
    const draft = { order: aGroupOrder(), submitted: false };
    (await openStorage()).write('group', draft);
    expect((await openStorage()).read('group')).toMatchObject({ order: draft.order });
    vi.stubGlobal('window', { localStorage, sessionStorage: storageArea() });
    expect((await openStorage()).read('group')).toBeUndefined();
  });
});
