import { describe, expect, it } from 'vitest';
import { sendOrLookUp } from '#src/application/calls/send-or-look-up';
import { GatewayError } from '#src/application/ports/gateway-error';
import { noAnswer } from '#test/application/failures';

const refused = new GatewayError({ code: 'unprocessable_entity' });

/** A server that keeps one number; the response to a change fails as given. */
function server({
  isMade,
  failure,
  isReadable = true,
}: {
  isMade: boolean;
  failure?: GatewayError;
  isReadable?: boolean;
}) {
  let state = 1;
  let sent = 0;
  const heard: unknown[] = [];
  const change = () =>
    sendOrLookUp({
      send: () => {
        sent += 1;
        if (isMade) state = 2;
        return failure === undefined ? Promise.resolve(state) : Promise.reject(failure);
      },
      lookUp: (error) => {
        heard.push(error);
        return Promise.resolve(isReadable ? state : undefined);
      },
      isDone: (after) => after === 2,
    });
  return { change, heard, sent: () => sent };
}

describe('sendOrLookUp (spec §8 Handling)', () => {
  it('hands on the answer and looks nothing up', async () => {
    const { change, heard } = server({ isMade: true });
    expect(await change()).toBe(2);
    expect(heard).toEqual([]);
  });

  it('finds a change that was made though its answer was lost, and sends it once', async () => {
    const { change, sent } = server({ isMade: true, failure: noAnswer() });
    expect(await change()).toBe(2);
    expect(sent()).toBe(1);
  });

  it('rejects with the failure of the send when the change was not made', async () => {
    const failure = noAnswer();
    const { change, sent } = server({ isMade: false, failure });
    await expect(change()).rejects.toBe(failure);
    expect(sent()).toBe(1);
  });

  it('rejects when the outcome stays unknown', async () => {
    const failure = noAnswer();
    await expect(server({ isMade: true, failure, isReadable: false }).change()).rejects.toBe(failure);
  });

  it('believes a refusal, and looks up the truth for an owner who keeps the entry', async () => {
    const { change, heard } = server({ isMade: true, failure: refused });
    await expect(change()).rejects.toBe(refused);
    expect(heard).toEqual([refused]);
  });
});
