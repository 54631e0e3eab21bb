const minute = 60_000;

/** Counts a caller's wrong guesses within the last minute. */
export class WrongGuesses {
  private readonly guesses: { readonly guesser: string; readonly at: number }[] = [];

  constructor(private readonly now: () => number) {}

  count(guesser: string): void {
    this.guesses.push({ guesser, at: this.now() });
  }

  areTooMany(guesser: string): boolean {
    return this.guesses.filter((guess) => guess.guesser === guesser && guess.at > this.now() - minute).length >= 10;
  }
}
