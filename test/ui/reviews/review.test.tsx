import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { DraftStorage } from '#src/application/storage/draft-storage';
import { describeFailure } from '#src/ui/kit/failures';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { page } from '#src/ui/reviews/review';
import { reviewMessages } from '#src/ui/reviews/shared/review-messages';
import { noAnswer } from '#test/application/failures';
import { fillIn } from '#test/ui/support/fill-in';
import { mainHeading } from '#test/ui/support/on-screen';
import { violations } from '#test/ui/support/violations';
import { AccountVisitor } from '#test/ui/support/visitor';

const { problems, status } = reviewMessages;
const name = 'Quiet Red';
const text = { score: 4, title: 'Cold and good', body: 'One can.\nThen another.', author: 'Ada' };

async function customer(options: { bought?: boolean; prepare?: (visitor: AccountVisitor) => Promise<unknown> } = {}) {
  const visitor = await AccountVisitor.signedIn();
  const { reviews } = visitor.shopper.tab.world;
  if (options.bought ?? true) reviews.bought.add('customer-1 RED-1');
  await options.prepare?.(visitor);
  const open = async () => {
    const rendered = await visitor.shopper.open(page.View, '/account/reviews/RED-1/', { params: { sku: 'RED-1' } });
    await visitor.pass();
    return rendered;
  };
  return { visitor, reviews, open, ...(await open()) };
}

const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const star = (score: number) => screen.getByRole('radio', { name: new RegExp(`^${score} star`) });
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));

async function write({ score, title, body, author } = text): Promise<void> {
  await userEvent.click(star(score));
  for (const [label, value] of [
    [reviewMessages.title, title],
    [reviewMessages.body, body],
    [reviewMessages.author, author],
  ] as const) {
    await userEvent.clear(field(label));
    await fillIn(field(label), value);
  }
}

describe('Writing a review (spec §2 /account/*, §3 Client state, reviews)', () => {
  it('takes stars, a title, a text and a name, and says that the review waits to be read', async () => {
    const { visitor, reviews, container } = await customer();
    expect(mainHeading().textContent).toBe(reviewMessages.heading(name));
    expect(await violations(container)).toEqual([]);
    await write();
    await press(reviewMessages.submit);
    await visitor.pass();
    expect(mainHeading().textContent).toBe(reviewMessages.writtenHeading(name));
    expect(document.activeElement).toBe(mainHeading());
    screen.getByText(status.waiting.title);
    expect((await reviews.readOwn('RED-1')).review).toEqual({ ...text, status: 'waiting' });
    expect(await violations(container)).toEqual([]);
  });

  it('signs with the customer’s name, as soon as it is known, unless another one is typed', async () => {
    const { visitor } = await customer();
    const state = visitor.shopper.container.get(CustomerState);
    act(() => state.replace({ id: 'customer-1', name: 'Olive Forty' }));
    await visitor.pass();
    expect((field(reviewMessages.author) as HTMLInputElement).value).toBe('Olive F.');
    await fillIn(field(reviewMessages.author), '!');
    act(() => state.replace({ id: 'customer-1', name: 'Olive Fifty' }));
    await visitor.pass();
    expect((field(reviewMessages.author) as HTMLInputElement).value).toBe('Olive F.!');
  });

  it('is done by keyboard: arrows choose the stars', async () => {
    await customer();
    star(1).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect((star(3) as HTMLInputElement).checked).toBe(true);
  });

  it('asks for everything that is missing, and goes to the first of it', async () => {
    const { container } = await customer();
    await press(reviewMessages.submit);
    for (const problem of [problems.score, problems.title, problems.body, problems.author]) screen.getByText(problem);
    expect(document.activeElement).toBe(star(1));
    expect(await violations(container)).toEqual([]);
  });

  it('counts the remaining characters, and takes no more than fit', async () => {
    await customer();
    await userEvent.click(field(reviewMessages.body));
    await userEvent.paste(`A${'🍷'.repeat(2000)}`);
    screen.getByText(reviewMessages.bodyTooLong(1));
    await press(reviewMessages.submit);
    screen.getByText(problems.bodyTooLong);
  });

  it('keeps the typed text over a reload and a failure, and sends it then', async () => {
    const { visitor, reviews, open, unmount } = await customer();
    await write();
    unmount();
    await open();
    expect((field(reviewMessages.title) as HTMLInputElement).value).toBe(text.title);
    reviews.failNext('submit', new GatewayError({ code: 'network_error' }));
    await press(reviewMessages.submit);
    await visitor.pass();
    within(screen.getByRole('alert')).getByText(describeFailure(noAnswer()));
    expect((field(reviewMessages.body) as HTMLTextAreaElement).value).toBe(text.body);
    await press(reviewMessages.submit);
    await visitor.pass();
    screen.getByText(status.waiting.title);
    expect(visitor.shopper.container.get(DraftStorage).read('review-RED-1')).toEqual({});
  });

  it('shows the review after a reload when only the answer was lost (spec §8)', async () => {
    const { visitor, reviews, open, unmount } = await customer();
    await write();
    reviews.failAfter('submit', noAnswer());
    reviews.failNext('readOwn', noAnswer());
    await press(reviewMessages.submit);
    await visitor.pass();
    within(screen.getByRole('alert')).getByText(describeFailure(noAnswer()));
    unmount();
    await open();
    screen.getByText(status.waiting.title);
    expect(visitor.shopper.container.get(DraftStorage).read('review-RED-1')).toEqual({});
  });

  it.each([
    ['unprocessable_entity', { sku: ['was not bought by you'] }, problems.notBought],
    ['not_found', {}, problems.gone],
    ['unauthorized', {}, problems.signedOut],
  ] as const)('tells why it was refused: %s', async (code, errors, messages) => {
    const { visitor, reviews } = await customer();
    await write();
    reviews.failNext('submit', new GatewayError({ code, errors }));
    await press(reviewMessages.submit);
    await visitor.pass();
    screen.getByText(messages);
  });

  it('marks the field that the service refused', async () => {
    const { visitor, reviews } = await customer();
    await write();
    reviews.failNext('submit', new GatewayError({ code: 'unprocessable_entity', errors: { title: ['is rude'] } }));
    await press(reviewMessages.submit);
    await visitor.pass();
    screen.getByText(problems.refused);
    expect(document.activeElement).toBe(field(reviewMessages.title));
  });
});

describe('A review that was written', () => {
  const written = (decision?: 'published' | 'rejected') =>
    customer({
      prepare: async (visitor) => {
        const { reviews } = visitor.shopper.tab.world;
        await reviews.submit('RED-1', text);
        if (decision) reviews.decide(text.title, decision);
      },
    });

  it.each([
    [undefined, status.waiting],
    ['published', status.published],
    ['rejected', status.rejected],
  ] as const)('says how it stands: %s', async (decision, messages) => {
    await written(decision);
    screen.getByText(messages.title);
    screen.getByText(messages.text);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(text.title);
  });

  it('can be changed, which makes it wait again, or kept', async () => {
    const { visitor, reviews } = await written('published');
    await press(reviewMessages.change);
    expect((star(4) as HTMLInputElement).checked).toBe(true);
    await userEvent.click(star(2));
    await press(reviewMessages.cancel);
    screen.getByText(status.published.title);
    await press(reviewMessages.change);
    expect((star(4) as HTMLInputElement).checked).toBe(true);
    await userEvent.click(star(2));
    await press(reviewMessages.submitChange);
    await visitor.pass();
    screen.getByText(status.waiting.title);
    expect((await reviews.readOwn('RED-1')).review).toMatchObject({ score: 2, status: 'waiting' });
  });
});

describe('A product that cannot be reviewed', () => {
  it('was not bought', async () => {
    const { container } = await customer({ bought: false });
    expect(mainHeading().textContent).toBe(reviewMessages.notBought.title(name));
    expect(await violations(container)).toEqual([]);
  });

  it('is not known, or cannot be asked for at the moment', async () => {
    const { visitor, open, unmount } = await customer({
      prepare: async ({ shopper }) =>
        shopper.tab.world.reviews.failNext('readOwn', new GatewayError({ code: 'not_found' })),
    });
    expect(mainHeading().textContent).toBe(reviewMessages.notFound.title);
    unmount();
    visitor.shopper.tab.world.reviews.failNext('readOwn', noAnswer());
    await open();
    expect(mainHeading().textContent).toBe(reviewMessages.unreachable);
    await press(kitMessages.tryAgain);
    await visitor.pass();
    expect(mainHeading().textContent).toBe(reviewMessages.heading(name));
  });
});
