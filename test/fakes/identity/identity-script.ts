import type { GatewayError } from '../../../src/application/ports/gateway-error';
import type { MagicLinkGateway } from '../../../src/application/ports/identity/magic-link-gateway';
import type { OAuthGateway } from '../../../src/application/ports/identity/oauth-gateway';
import type { PasscodeGateway } from '../../../src/application/ports/identity/passcode-gateway';
import type { PasskeyGateway } from '../../../src/application/ports/identity/passkey-gateway';
import type { PasswordGateway } from '../../../src/application/ports/identity/password-gateway';
import type { SessionGateway } from '../../../src/application/ports/identity/session-gateway';
import type { SignInUserGateway } from '../../../src/application/ports/identity/sign-in-user-gateway';
import type { TotpGateway } from '../../../src/application/ports/identity/totp-gateway';
import type { WalletGateway } from '../../../src/application/ports/identity/wallet-gateway';
import { Gate } from '../shop/gate';
import { unreachable } from './identity-refusals';

type MethodsOf<Name extends string, Port> = `${Name}.${keyof Port & string}`;

/** A method of a port, as in `sessions.refresh`: several ports have one of the same name. */
export type IdentityMethod =
  | MethodsOf<'sessions', SessionGateway>
  | MethodsOf<'magicLinks', MagicLinkGateway>
  | MethodsOf<'passcodes', PasscodeGateway>
  | MethodsOf<'passwords', PasswordGateway>
  | MethodsOf<'passkeys', PasskeyGateway>
  | MethodsOf<'oauth', OAuthGateway>
  | MethodsOf<'wallets', WalletGateway>
  | MethodsOf<'totps', TotpGateway>
  | MethodsOf<'users', SignInUserGateway>;

interface Incident {
  readonly before?: () => Promise<void>;
  readonly after?: () => Promise<void>;
}

/** What is to go wrong with coming calls: the n-th incident of a method meets its n-th call from now on. */
export class IdentityScript {
  /** The methods that reached the provider, in their order. */
  readonly received: IdentityMethod[] = [];
  private readonly incidents = new Map<IdentityMethod, Incident[]>();
  private isOnline = true;

  /** The next call fails before it changes anything. */
  failNext(method: IdentityMethod, error: GatewayError): void {
    this.plan(method, { before: () => Promise.reject(error) });
  }

  /** The next call changes what it should and then fails: the answer was lost on its way. */
  failAfter(method: IdentityMethod, error: GatewayError): void {
    this.plan(method, { after: () => Promise.reject(error) });
  }

  /** The next call waits before it changes anything. */
  hold(method: IdentityMethod): Gate {
    const gate = new Gate();
    this.plan(method, { before: () => gate.pass() });
    return gate;
  }

  /** The next call changes what it should, but its answer waits. */
  holdAnswer(method: IdentityMethod): Gate {
    const gate = new Gate();
    this.plan(method, { after: () => gate.pass() });
    return gate;
  }

  /** Nothing reaches the provider until `reconnect`. */
  disconnect(): void {
    this.isOnline = false;
  }

  reconnect(): void {
    this.isOnline = true;
  }

  async run<T>(method: IdentityMethod, call: () => T): Promise<T> {
    if (!this.isOnline) throw unreachable();
    this.received.push(method);
    const incident = this.incidents.get(method)?.shift();
    await incident?.before?.();
    const answer = call();
    await incident?.after?.();
    return answer;
  }

  private plan(method: IdentityMethod, incident: Incident): void {
    this.incidents.set(method, [...(this.incidents.get(method) ?? []), incident]);
  }
}
