import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { describeFailure } from '#src/ui/kit/failures';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { Loaded } from '#src/ui/kit/loaded';
import { Resource } from '#src/ui/kit/resource';

const messages = { loading: 'Loading the wines', failed: { title: 'We could not load the wines' } };
const offline = new GatewayError({ code: 'network_error' });

/** Answers in the given order; the last answer repeats. */
function winesFrom(...answers: readonly (readonly string[] | GatewayError)[]): Resource<readonly string[]> {
  let call = 0;
  return new Resource(() => {
    const answer = answers[Math.min(call++, answers.length - 1)] ?? [];
    return answer instanceof GatewayError ? Promise.reject(answer) : Promise.resolve(answer);
  });
}

function show(resource: Resource<readonly string[]>, waiting = false) {
  return (
    <Loaded
      resource={resource}
      messages={messages}
      describe={describeFailure}
      heading="Wines"
      lines={3}
      stale="This list may be outdated."
      waiting={waiting}
      empty={<p>No wines</p>}
    >
      {(wines) => <h1>{wines.join(', ')}</h1>}
    </Loaded>
  );
}

const headings = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);

describe('A part of a page that loads (spec §4 request, success and error)', () => {
  it('says that it loads below the heading, until the value brings its own', async () => {
    const wines = winesFrom(['Red', 'White']);
    render(show(wines));
    expect(screen.getByRole('status').textContent).toBe(messages.loading);
    expect(headings()).toEqual(['Wines']);
    await act(() => wines.ensure());
    expect(headings()).toEqual(['Red, White']);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says why it did not load, and tries again', async () => {
    const wines = winesFrom(offline, ['Red']);
    await wines.ensure();
    render(show(wines));
    expect(screen.getByRole('alert').textContent).toContain(`${messages.failed.title}${describeFailure(offline)}`);
    await userEvent.click(screen.getByRole('button', { name: kitMessages.tryAgain }));
    await waitFor(() => expect(headings()).toEqual(['Red']));
  });

  it('keeps the value when a later load fails, says that it may be outdated, and tries again', async () => {
    const wines = winesFrom(['Red'], offline, ['White']);
    await wines.ensure();
    await wines.reload();
    render(show(wines));
    expect(headings()).toEqual(['Red']);
    expect(screen.getByRole('status').textContent).toContain(`${describeFailure(offline)} This list may be outdated.`);
    await userEvent.click(screen.getByRole('button', { name: kitMessages.tryAgain }));
    await waitFor(() => expect(headings()).toEqual(['White']));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows the message for an empty list in place of a list without entries', async () => {
    const wines = winesFrom([]);
    await wines.ensure();
    render(show(wines));
    screen.getByText('No wines');
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('still waits while the value may lack something', async () => {
    const wines = winesFrom(['Red']);
    await wines.ensure();
    render(show(wines, true));
    expect(screen.getByRole('status').textContent).toBe(messages.loading);
  });
});
