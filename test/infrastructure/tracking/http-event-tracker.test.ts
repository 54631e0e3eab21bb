import { describe, expect, it, vi } from 'vitest';
import { AnonymousId } from '#src/application/ports/tracking/anonymous-id';
import { HttpEventTracker } from '#src/infrastructure/tracking/http-event-tracker';
import { MissingEventTracker } from '#src/infrastructure/tracking/missing-event-tracker';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { recordLog } from '#test/fakes/system/recording-logger';
import { StoringBrowser, storedIn } from '#test/support/storing-browser';

const saved = { subject: 'club_customization', subscriptionId: '7', cans: 12 } as const;

/** An endpoint with these responses, call after call. */
function endpoint(...answers: readonly (() => Promise<Response>)[]) {
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', (_url: string, request: RequestInit) => {
    sent.push(request);
    return (answers[sent.length - 1] ?? taken)();
  });
  const logger = recordLog();
  const tracker = new HttpEventTracker({
    url: 'https://events.example/',
    userId: () => '7',
    anonymousId: () => 'me',
    mayTrack: () => true,
  });
  const track = async () => {
    tracker.track('saved', saved);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { logger, track, sent };
}

const taken = () => Promise.resolve(new Response(null, { status: 204 }));
const refused = () => Promise.resolve(new Response(null, { status: 500 }));
const tooLate = () => Promise.reject(new DOMException('Too late', 'TimeoutError'));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('An event that is sent (spec §7 body name, properties, userId, anonymousId)', () => {
  it('outlives the page, carries no cookie and no referrer, and is given up without an answer', async () => {
    const { sent, track } = endpoint();
    await track();
    expect(sent).toMatchObject([
      { method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' },
    ]);
    expect(sent[0]!.signal).toBeInstanceOf(AbortSignal);
    expect(JSON.parse(sent[0]!.body as string)).toEqual({
      name: 'saved',
      properties: { ...saved, subscriptionId: 7 },
      userId: 7,
      anonymousId: 'me',
    });
  });
});

describe('Events that cannot be sent (spec §8 Analytics failures are only logged)', () => {
  it.each([
    { situation: 'refuses', answer: refused, failure: 'it answered 500' },
    { situation: 'is too slow', answer: tooLate, failure: 'TimeoutError' },
    { situation: 'is down', answer: offline, failure: 'TypeError' },
  ])('are logged once for as long as the endpoint $situation', async ({ answer, failure }) => {
    const { logger, track } = endpoint(answer, answer, answer);
    await track();
    await track();
    await track();
    expect(logger.entries).toEqual([{ message: 'Events cannot be sent', details: { failure } }]);
  });

  it('are logged again when it had worked in between', async () => {
    const { logger, track } = endpoint(refused, taken, refused);
    await track();
    await track();
    await track();
    expect(logger.entries).toHaveLength(2);
  });
});

describe('A shop without analytics (spec §8 no analytics is installed, §9 Analytics-missing warning)', () => {
  it('says so once, after 2500 ms', async () => {
    const logger = recordLog();
    const scheduler = new ManualScheduler();
    const tracker = new MissingEventTracker(scheduler);
    tracker.track();
    tracker.track();
    await scheduler.advance(2499);
    expect(logger.entries).toEqual([]);
    await scheduler.advance(1);
    expect(logger.entries).toHaveLength(1);
  });
});

describe('The anonymous id (spec §6 an optional anonymous id)', () => {
  it.each(['nonsense', 'ada@example.com', ''])('is made when there is none, or only %o, and stays', (stored) => {
    const window = new StoringBrowser().openTab();
    window.localStorage.setItem('anonymous-id', stored);
    const id = storedIn(window).get(AnonymousId).read();
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(storedIn(window).get(AnonymousId).read()).toBe(id);
  });

  it('lasts as long as the page where nothing can be stored', () => {
    const anonymous = storedIn(undefined).get(AnonymousId);
    expect(anonymous.read()).toBe(anonymous.read());
  });
});
