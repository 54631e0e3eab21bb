import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuestionGroup } from '#src/domain/contact/contact-content';
import { countQuestions, matchingQuestions } from '#src/domain/contact/question';

const answer = (text: string) => [{ kind: 'paragraph', spans: [{ kind: 'text', text }] }] as const;
const groups: readonly QuestionGroup[] = [
  {
    id: 'shipping',
    title: 'Shipping',
    questions: [
      { id: 'where', question: 'Where do you ship?', answer: answer('To 41 states and DC.') },
      { id: 'cost', question: 'What does it cost?', answer: answer('$9.95 for standard.') },
    ],
  },
  {
    id: 'wine',
    title: 'Wine',
    questions: [{ id: 'rose', question: 'How is rosé made?', answer: answer('With the skins, briefly.') }],
  },
];
const found = (typed: string) =>
  matchingQuestions(groups, typed).flatMap(({ questions }) => questions.map(({ id }) => id));

describe('Searching questions (spec §2 faq)', () => {
  it.each([
    ['', ['where', 'cost', 'rose']],
    ['   ', ['where', 'cost', 'rose']],
    ['ship', ['where', 'cost']],
    ['SHIP states', ['where']],
    ['rose', ['rose']],
    ['Rosé?', ['rose']],
    ['ro\u00adse\u200e', ['rose']],
    ['9.95', ['cost']],
    ['skins ship', []],
    ['<script>', []],
    ['🍷 ?!', ['where', 'cost', 'rose']],
  ])('finds for "%s" every question with all of its words', (typed, ids) => {
    expect(found(typed)).toEqual(ids);
  });

  it('never finds more with another word, and keeps the order', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const [some, fewer] = [found(one), found(`${one} ${other}`)];
        expect(some.filter((id) => fewer.includes(id))).toEqual(fewer);
        expect(countQuestions(matchingQuestions(groups, one))).toBe(some.length);
      }),
    );
  });

  it('reads no more than the first hundred letters', () => {
    expect(found('ship '.repeat(20) + 'x'.repeat(1000))).toEqual(['where', 'cost']);
  });
});
