import type { BrowserContext, ConsoleMessage, Request, Response } from 'playwright-core';
import { browserName } from './browser';
import { nameOf, statusOf } from './calls';

/** The words of browsers for open requests that a page took along when it was left. */
const withThePage = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED', 'Load request cancelled'];

interface Expectation {
  readonly pattern: RegExp;
  isMet: boolean;
}

/**
 * Collects the problems of a browser, line by line: page errors, warnings in the console (violated content-security policy and
 * failed hydration among them), failed requests and refusals. A test names those that it provokes; all others are defects.
 */
export class Trouble {
  private readonly lines: string[] = [];
  private readonly expectations: Expectation[] = [];
  private readonly answers: Promise<void>[] = [];

  constructor(context: BrowserContext) {
    context.on('weberror', (error) => this.note(`page error: ${error.error().message}`));
    context.on('console', (message) => this.hear(message));
    context.on('response', (response) => this.answers.push(this.noteAnswer(response)));
    context.on('requestfailed', (request) => this.noteFailure(request));
  }

  /** Names lines that the test provokes, such as /^500 POST .*line_items$/. Each of them has to happen. */
  expect(...patterns: readonly RegExp[]): void {
    this.expectations.push(...patterns.map((pattern) => ({ pattern, isMet: false })));
  }

  /** Names lines that happen or not, because two things that the test does at once can overtake each other. */
  tolerate(...patterns: readonly RegExp[]): void {
    this.expectations.push(...patterns.map((pattern) => ({ pattern, isMet: true })));
  }

  /** Waits until every answer that has arrived is read. */
  async settles(): Promise<void> {
    await Promise.all(this.answers);
  }

  get unexpected(): readonly string[] {
    return this.lines.filter((line) => !this.meets(line));
  }

  /** The expected problems that did not happen. */
  get missed(): readonly string[] {
    this.lines.forEach((line) => this.meets(line));
    return this.expectations.filter(({ isMet }) => !isMet).map(({ pattern }) => String(pattern));
  }

  private meets(line: string): boolean {
    const met = this.expectations.filter(({ pattern }) => pattern.test(line));
    for (const expectation of met) expectation.isMet = true;
    return met.length > 0;
  }

  private hear(message: ConsoleMessage): void {
    const isLoud = message.type() === 'error' || message.type() === 'warning';
    // Of requests browser and logger say the same that the events of the network say.
    const isRequest = /^(Failed to load resource|The sign-in provider refused a call|The server refused a call)/.test(
      message.text(),
    );
    // Firefox tells a page that is left that its open calls have failed, and the page still logs it.
    const isLeft = browserName === 'firefox' && message.text().includes('network_error');
    if (isLoud && !isRequest && !isLeft) this.note(`console ${message.type()}: ${message.text()}`);
  }

  private async noteAnswer(response: Response): Promise<void> {
    // A page that is left takes the texts of its answers along.
    const status = await statusOf(response).catch(() => response.status());
    if (status >= 400) this.note(`${status} ${described(response.request())}`);
  }

  private noteFailure(request: Request): void {
    const reason = request.failure()?.errorText ?? 'unknown';
    if (!withThePage.includes(reason)) this.note(`failed ${described(request)} ${reason}`);
  }

  private note(line: string): void {
    this.lines.push(line);
  }
}

function described(request: Request): string {
  const { method, path } = nameOf(request);
  return `${method} ${path}`;
}
