import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { violations } from '#test/ui/support/violations';
import { openBlocks } from './open-blocks';

describe('A list of questions (spec §2 Content-driven templates)', () => {
  it('opens the answer to the one that was asked', async () => {
    const answer = (messages: string) => [{ kind: 'paragraph', spans: [{ kind: 'text', text: messages }] }] as const;
    const { container } = openBlocks({
      kind: 'question-list',
      title: 'What people ask',
      questions: [
        { question: 'Cold?', answer: answer('A little.') },
        { question: 'How many?', answer: answer('Six.') },
      ],
    });
    await userEvent.click(screen.getByText('How many?'));
    const open = [...container.querySelectorAll('details')].map((one) => one.open);
    expect(open).toEqual([false, true]);
    screen.getByText('Six.');
    expect(await violations(container)).toEqual([]);
  });
});
