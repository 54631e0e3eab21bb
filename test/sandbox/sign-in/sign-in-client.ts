import { createHash } from 'node:crypto';
import type { Sandbox } from '#sandbox/sandbox';
import type { Mail } from '#sandbox/shop/outbox';
import { listMails } from '#sandbox/shop/outbox';

/** The fields of responses that tests look at; each call responds with some of them. */
export interface SignInData {
  readonly status_code: number;
  readonly request_id: string;
  readonly user_id: string;
  readonly email_id: string;
  readonly method_id: string;
  readonly session_token: string;
  readonly session_jwt: string;
  readonly session: WireSession;
  readonly user: WireUser;
  readonly __user: WireUser;
  readonly totp_id: string;
  readonly secret: string;
  readonly qr_code: string;
  readonly recovery_codes: readonly string[];
  readonly totps: readonly {
    readonly totp_id: string;
    readonly verified: boolean;
    readonly recovery_codes: readonly string[];
  }[];
  readonly challenge: string;
  readonly oauth_attach_token: string;
  readonly public_key_credential_creation_options: string;
  readonly public_key_credential_request_options: string;
  readonly webauthn_registration_id: string;
}

export interface WireSession {
  readonly session_id: string;
  readonly expires_at: string;
  readonly last_accessed_at: string;
  readonly authentication_factors: readonly { readonly type: string; readonly delivery_method: string }[];
}

export interface WireUser {
  readonly user_id: string;
  readonly status: string;
  readonly emails: readonly { readonly email: string; readonly email_id: string; readonly verified: boolean }[];
  readonly phone_numbers: readonly {
    readonly phone_number: string;
    readonly phone_id: string;
    readonly verified: boolean;
  }[];
  readonly providers: readonly {
    readonly oauth_user_registration_id: string;
    readonly provider_type: string;
    readonly provider_subject: string;
  }[];
  readonly crypto_wallets: readonly { readonly crypto_wallet_id: string; readonly crypto_wallet_address: string }[];
  readonly totps: readonly { readonly totp_id: string; readonly verified: boolean }[];
  readonly webauthn_registrations: readonly { readonly webauthn_registration_id: string; readonly name: string }[];
  readonly password: { readonly password_id: string } | null;
}

export interface Refusal {
  readonly status_code: number;
  readonly request_id: string;
  readonly error_type: string;
  readonly error_message: string;
  readonly error_url: string;
}

export interface Answer {
  readonly status: number;
  readonly body: { readonly data: SignInData } & Refusal;
}

export const publicToken = 'public-token-test-ringpull';

/** A verifier and its challenge, as a browser makes them. */
export const verifier = '0123456789abcdef'.repeat(8);
export const codeChallenge = createHash('sha256').update(verifier).digest('base64url');

/** Calls the sign-in provider as its client does: over HTTP, with the public token and the session in a Basic header. */
export class SignInClient {
  sessionToken: string | undefined;
  jwt = '';

  constructor(readonly sandbox: Pick<Sandbox, 'url' | 'database'>) {}

  async send(method: string, path: string, body?: unknown, authorization = this.basic()): Promise<Answer> {
    const response = await fetch(`${this.sandbox.url}/sdk/v1${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'test browser',
        ...(authorization ? { Authorization: authorization } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  }

  /** Sends, insists on a success, keeps the session, and gives the data. */
  async must(path: string, body: unknown = {}, method = 'POST'): Promise<SignInData> {
    const answer = await this.send(method, path, method === 'GET' || method === 'DELETE' ? undefined : body);
    if (answer.status !== 200)
      throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    const { data } = answer.body;
    if (typeof data.session_token === 'string') {
      this.sessionToken = data.session_token;
      this.jwt = data.session_jwt;
    }
    return data;
  }

  /** Returns status and type of a refused call. */
  async refused(path: string, body: unknown = {}, method = 'POST'): Promise<string> {
    const answer = await this.send(method, path, method === 'GET' || method === 'DELETE' ? undefined : body);
    return answer.status === 200 ? 'accepted' : `${answer.status} ${answer.body.error_type}`;
  }

  basic(): string {
    return `Basic ${Buffer.from(`${publicToken}:${this.sessionToken ?? publicToken}`).toString('base64')}`;
  }

  async lastMail(): Promise<Mail> {
    const [mail] = await listMails(this.sandbox.database);
    if (!mail) throw new Error('The outbox is empty.');
    return mail;
  }

  /** The token in a link of the last mail. */
  async linkToken(link = 0): Promise<string> {
    return new URL((await this.lastMail()).links[link]!).searchParams.get('token')!;
  }

  /** The six digits of the last message. */
  async passcode(): Promise<string> {
    return /\b\d{6}\b/.exec((await this.lastMail()).text)![0];
  }

  /** The whole way of a magic link. */
  async signInByLink(email: string): Promise<SignInData> {
    await this.must('/magic_links/email/login_or_create', { email, code_challenge: codeChallenge });
    return this.must('/magic_links/authenticate', {
      token: await this.linkToken(),
      code_verifier: verifier,
      session_duration_minutes: 60,
    });
  }
}
