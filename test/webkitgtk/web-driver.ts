/** The key under which WebDriver hands out elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Milliseconds; only a hanging call takes so long. */
const longestCommand = 60_000;

type WireElement = Readonly<Record<typeof elementKey, string>>;

interface WireError {
  readonly error: string;
  readonly message: string;
}

/** Keys that have no letter, as WebDriver writes them. */
export const keys = { Enter: '\uE007', Escape: '\uE00C', Space: ' ' } as const;

/** A browser that is driven by the W3C WebDriver protocol. No command waits for a page to load. */
export class WebDriver {
  private constructor(private readonly session: string) {}

  /** Opens a window of a fresh browser, of a size in px. */
  static async open(driver: string, size: { readonly width: number; readonly height: number }): Promise<WebDriver> {
    const { sessionId } = await send<{ readonly sessionId: string }>(`${driver}/session`, 'POST', {
      // Otherwise a command waits forever for a page to load that Back takes out of the browser's memory.
      capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } },
    });
    const opened = new WebDriver(`${driver}/session/${sessionId}`);
    await opened.post('/window/rect', size);
    return opened;
  }

  async goTo(address: string): Promise<void> {
    await this.post('/url', { url: address });
  }

  /** The address at which the browser stands. */
  async address(): Promise<string> {
    return send(`${this.session}/url`, 'GET');
  }

  async back(): Promise<void> {
    await this.post('/back');
  }

  async reload(): Promise<void> {
    await this.post('/refresh');
  }

  /** Runs a function in the page, which knows nothing but its arguments. */
  async evaluate<Arguments extends readonly unknown[], Result>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Result> {
    return this.post('/execute/sync', { script: `return (${run.toString()})(...arguments)`, args });
  }

  /** The first element of the page that a function returns; undefined when it returns none. */
  async find<Arguments extends readonly unknown[]>(
    look: (...args: Arguments) => Element | null | undefined,
    ...args: Arguments
  ): Promise<DrivenElement | undefined> {
    const found = (await this.evaluate(look, ...args)) as unknown as WireElement | null;
    return found ? new DrivenElement(this, found) : undefined;
  }

  /** Presses and releases a key, wherever the focus is. */
  async press(key: string): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: key }));
    await this.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** A picture of the window, as PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(await send<string>(`${this.session}/screenshot`, 'GET'), 'base64');
  }

  async close(): Promise<void> {
    await send(this.session, 'DELETE');
  }

  async post<Answer>(path: string, body: object = {}): Promise<Answer> {
    return send<Answer>(this.session + path, 'POST', body);
  }
}

/** An element of the page that stands there now. */
export class DrivenElement {
  constructor(
    private readonly browser: WebDriver,
    private readonly wire: WireElement,
  ) {}

  /** Presses it as a pointer does, where it stands in the middle of the window. */
  async click(): Promise<void> {
    // The driver itself scrolls as smoothly as the page wants, and presses before it has arrived.
    await this.browser.evaluate(scrollToMiddle, this.wire as unknown as Element);
    await this.browser.post(`/element/${this.wire[elementKey]}/click`);
  }

  async focus(): Promise<void> {
    await this.browser.evaluate((element) => element.focus(), this.wire as unknown as HTMLElement);
  }

  /** Types letter by letter behind the field's content. */
  async type(text: string): Promise<void> {
    await this.browser.evaluate(scrollToMiddle, this.wire as unknown as Element);
    await this.browser.post(`/element/${this.wire[elementKey]}/value`, { text });
  }
}

/** Runs in the page. */
function scrollToMiddle(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

async function send<Answer>(address: string, method: string, body?: object): Promise<Answer> {
  const response = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(longestCommand),
  });
  const { value } = (await response.json()) as { readonly value: Answer & WireError };
  if (!response.ok) throw new Error(`${method} ${new URL(address).pathname}: ${value.error} ${value.message}`);
  return value;
}
