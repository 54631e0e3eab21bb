import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readWorkerPort, serverPorts } from '#src/config/ports';

describe('The ports of servers side by side', () => {
  it('follow the first', () => {
    assert.deepEqual(serverPorts({ ENGINE_PORT: '3401' }, 2), [3401, 3402]);
  });

  it('leave the database its own, and are refused where they do not', () => {
    const variables = { ENGINE_PORT: '3401', DATABASE_PORT: '3402' };
    assert.throws(() => serverPorts(variables, 2), /have both port 3402/);
    assert.deepEqual(serverPorts(variables, 1), [3401]);
    assert.deepEqual(serverPorts({ ...variables, DATABASE_URL: 'postgres://elsewhere/vendure' }, 2), [3401, 3402]);
  });

  it('are refused when they are none, or the last of them is', () => {
    for (const ENGINE_PORT of ['eighty', '0', '65536', '80.5']) {
      assert.throws(() => serverPorts({ ENGINE_PORT }, 1), new RegExp(`ENGINE_PORT is "${ENGINE_PORT}"`));
    }
    assert.throws(() => serverPorts({ ENGINE_PORT: '65535' }, 2), /from 1 to 65534/);
  });
});

describe('The port of a worker', () => {
  it('is none where no health check asks it, and must be a port otherwise', () => {
    assert.equal(readWorkerPort({ WORKER_PORT: ' ' }), undefined);
    assert.equal(readWorkerPort({ WORKER_PORT: '3309' }), 3309);
    assert.throws(() => readWorkerPort({ WORKER_PORT: 'eighty' }), /WORKER_PORT is "eighty"/);
  });
});
