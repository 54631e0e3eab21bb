import { describe, expect, it } from 'vitest';
import { dataOf } from '#src/infrastructure/vendure/failures';
import { recordLog } from '#test/fakes/system/recording-logger';

describe('Failures of Vendure (spec §8 Shop back end)', () => {
  it('are logged with the code and the message of the engine, also those that the shop does not know', () => {
    const logger = recordLog();
    const errors = [{ message: 'Not today', extensions: { code: 'CLOSED' } }];
    expect(() => dataOf(200, JSON.stringify({ errors }))).toThrow('Not today');
    expect(() => dataOf(502, '<html>')).toThrow('unavailable');
    expect(logger.entries.map(({ details }) => details)).toEqual([
      { code: 'unknown', status: 200, serverCode: 'CLOSED', message: 'Not today' },
      { code: 'unavailable', status: 502, message: 'unavailable' },
    ]);
  });
});
