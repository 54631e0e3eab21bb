import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sandboxUrl } from './back-end';
import { vendure } from './engine';
import type { ArrivedEvent } from './vendure/vendure-events';
import { eventsOnVendure } from './vendure/vendure-events';

/** Returns the events that analytics received from this browser; none when the browser has no id yet. */
export async function eventsOf(page: Page): Promise<readonly ArrivedEvent[]> {
  const id = await page.evaluate(() => localStorage.getItem('anonymous-id'));
  if (id === null) return [];
  if (vendure) return eventsOnVendure(vendure.databaseUrl, id);
  const answer = (await (await fetch(`${sandboxUrl}/_control/events?anonymousId=${id}`)).json()) as {
    readonly events: readonly ArrivedEvent[];
  };
  return answer.events;
}

/**
 * Waits until exactly these events have arrived, "name property property" each, and no other of their names. Each is a call of
 * its own, and one may overtake another, so their order does not count.
 */
export async function hasTracked(page: Page, ...expected: readonly string[]): Promise<void> {
  const names = new Set(expected.map((event) => event.split(' ')[0]));
  const told = async () =>
    (await eventsOf(page))
      .filter(({ name }) => names.has(name))
      .map(({ name, properties }) => [name, ...Object.values(properties)].join(' '))
      .toSorted();
  await expect.poll(told).toEqual(expected.toSorted());
}
