import { describe, expect, it } from 'vitest';
import { describeStages, Stages } from '#tools/console/stages';

describe('Stages of a command', () => {
  it('are listed with their times and that of the whole', () => {
    expect(
      describeStages([
        { name: 'build', elapsed: 61_240, processor: 98_000 },
        { name: 'journeys', elapsed: 200_000, processor: 380_060 },
      ]),
    ).toEqual([
      'build       61.2 s    98.0 s of processors',
      'journeys   200.0 s   380.1 s of processors',
      'in all     261.2 s   478.1 s of processors',
    ]);
  });

  it('are counted also when they fail, and the failure goes on', async () => {
    const stages = new Stages();
    await expect(stages.run('build', () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
    expect(stages.times.map(({ name }) => name)).toEqual(['build']);
  });
});
