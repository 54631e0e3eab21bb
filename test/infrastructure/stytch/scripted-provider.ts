import { onTestFinished, vi } from 'vitest';
import { StytchCalls } from '#src/infrastructure/stytch/stytch-calls';
import { StytchClientSource, type StytchSettings } from '#src/infrastructure/stytch/stytch-client-source';
import { StytchBrowser } from '#test/contracts/identity/stytch-browser';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { recordLog } from '#test/fakes/system/recording-logger';

export interface Answer {
  readonly status?: number;
  /** As JSON; a string goes as it is, and not as JSON. */
  readonly body: unknown;
}

export interface ReceivedCall {
  readonly method: string;
  readonly url: string;
  /** Behind /sdk/v1. */
  readonly path: string;
  readonly body: unknown;
  /** The session token that the call was made with. */
  readonly sessionToken: string | undefined;
}

type Script = Answer | (() => Promise<Answer>);

export const bootstrap = {
  project_name: 'Shop',
  disable_sdk_watermark: true,
  cname_domain: null,
  email_domains: [],
  captcha_settings: { enabled: false },
  pkce_required_for_email_magic_links: true,
  pkce_required_for_password_resets: true,
  pkce_required_for_oauth: true,
  pkce_required_for_sso: false,
  slug_pattern: null,
  create_organization_enabled: false,
  password_config: null,
  dfp_protected_auth_enabled: false,
  rbac_policy: { roles: [], resources: [] },
  siwe_required_for_crypto_wallets: false,
  vertical: 'CONSUMER',
};

/** A provider that responds as a test wants, and a browser that calls it. */
export class ScriptedProvider {
  readonly received: ReceivedCall[] = [];
  private readonly scripts = new Map<string, Script>();

  constructor() {
    this.on('/projects/bootstrap/', success(bootstrap));
    this.on('/events', success({}));
    StytchBrowser.install((...request) => this.serve(...request));
  }

  /** Sets the response to calls whose path begins like this, from now on. */
  on(path: string, answer: Script): void {
    this.scripts.set(path, answer);
  }

  /** The calls whose path begins like this. */
  callsTo(path: string): readonly ReceivedCall[] {
    return this.received.filter((call) => call.path.startsWith(path));
  }

  private async serve(input: Parameters<typeof globalThis.fetch>[0], init: RequestInit = {}): Promise<Response> {
    const url = input instanceof Request ? input.url : input.toString();
    const path = url.replace(/^.*\/sdk\/v1/, '');
    const { method = 'GET', body, headers } = init;
    const [, sessionToken] = atob(new Headers(headers).get('authorization')?.replace('Basic ', '') ?? '').split(':');
    this.received.push({
      method,
      url,
      path,
      sessionToken,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    });
    const script = [...this.scripts].filter(([start]) => path.startsWith(start)).at(-1)?.[1];
    if (!script) throw new Error(`Nobody has said what ${path} answers`);
    const answer = typeof script === 'function' ? await script() : script;
    const { status = 200, body: text } = answer;
    if (typeof text === 'string') return new Response(text, { status, headers: { 'content-type': 'text/html' } });
    return Response.json(text, { status });
  }
}

export function success(data: object): Answer {
  return { body: { data: { request_id: 'request-1', status_code: 200, ...data } } };
}

export function refused(status: number, type: string, message = `Refused as ${type}`): Answer {
  return {
    status,
    body: {
      status_code: status,
      request_id: 'request-1',
      error_type: type,
      error_message: message,
      error_url: `http://provider.test/errors#${type}`,
    },
  };
}

/** Never responds. */
export const silence: Script = () => new Promise(() => undefined);

/** The answer of a successful authentication. Times are those of this machine, by which cookies live. */
export function authenticated(changes: object = {}): Answer {
  const now = Date.now();
  const session = {
    session_id: 'session-1',
    user_id: 'user-1',
    started_at: new Date(now).toISOString(),
    last_accessed_at: new Date(now).toISOString(),
    expires_at: new Date(now + 3_600_000).toISOString(),
    authentication_factors: [
      { type: 'magic_link', delivery_method: 'email', last_authenticated_at: new Date(now).toISOString() },
    ],
  };
  return success({
    user_id: 'user-1',
    session_token: 'secret-session-token',
    session_jwt: 'secret.session.jwt',
    session,
    user: { user_id: 'user-1' },
    __user: { user_id: 'user-1' },
    ...changes,
  });
}

/** The adapter in a browser of its own, whose timers never come due by themselves and end with the test. */
export async function setUp(settings: Partial<StytchSettings> = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const provider = new ScriptedProvider();
  const scheduler = new ManualScheduler();
  const logger = recordLog();
  const source = new StytchClientSource({
    settings: {
      publicToken: 'public-token-test-1',
      baseUrl: 'http://provider.test',
      ...settings,
    },
  });
  await new StytchBrowser().enter();
  return { provider, scheduler, logger, calls: new StytchCalls({ source, scheduler }) };
}
