import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HeartbeatWork } from '#src/heartbeat/heartbeat';
import { Heartbeat } from '#src/heartbeat/heartbeat';

describe('A heartbeat', () => {
  it('does all due work although some of it fails, and reports the failures', async () => {
    const done: string[] = [];
    const failing: HeartbeatWork = { work: () => Promise.reject(new Error('The bank is away.')) };
    const working: HeartbeatWork = { work: (today) => Promise.resolve(void done.push(today)) };
    const beat = new Heartbeat([failing, working, failing]).work('2026-11-27');
    await assert.rejects(beat, { message: 'Error: The bank is away.; Error: The bank is away.' });
    assert.deepEqual(done, ['2026-11-27']);
  });
});
