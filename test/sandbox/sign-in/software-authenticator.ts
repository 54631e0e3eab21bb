import type { KeyObject } from 'node:crypto';
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
}

export interface AuthenticatorHabits {
  /** The origin that the browser reports. */
  readonly origin?: string;
  /** The user for whom it signs. */
  readonly rpId?: string;
  /** Signs with a key that is not its own. */
  readonly forged?: boolean;
  readonly counter?: number;
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();

/** Acts as a security key and a browser together: makes one key, and signs challenges with it. */
export class SoftwareAuthenticator {
  readonly id = base64url(randomBytes(16));
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  constructor(private readonly origin: string) {}

  /** Returns the result of `navigator.credentials.create`, as JSON. */
  create(optionsJson: string, habits: AuthenticatorHabits = {}): string {
    const options = JSON.parse(optionsJson) as Options;
    const authenticatorData = this.data(habits.rpId ?? options.rp!.id, habits.counter, this.attestedKey());
    const attestation = isoCBOR.encode(
      new Map<string, Map<string, string> | string | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData)],
      ]),
    );
    return this.answer({
      clientDataJSON: base64url(this.clientData('webauthn.create', options.challenge, habits.origin)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    });
  }

  /** Returns the result of `navigator.credentials.get`, as JSON. */
  get(optionsJson: string, habits: AuthenticatorHabits = {}): string {
    const options = JSON.parse(optionsJson) as Options;
    const authenticatorData = this.data(habits.rpId ?? options.rpId!, habits.counter);
    const clientData = this.clientData('webauthn.get', options.challenge, habits.origin);
    const key: KeyObject = habits.forged
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
      : this.keys.privateKey;
    const signature = createSign('SHA256').update(authenticatorData).update(sha256(clientData)).sign(key);
    return this.answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(signature),
      userHandle: null,
    });
  }

  private answer(response: object): string {
    return JSON.stringify({ type: 'public-key', id: this.id, rawId: this.id, response, clientExtensionResults: {} });
  }

  private clientData(type: string, challenge: string, origin = this.origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** The hash of the domain, the user's gesture (present, verified, and maybe a key), and the counter. */
  private data(rpId: string, counter = (this.counter += 1), key: Buffer = Buffer.alloc(0)): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(key.length > 0 ? 0x45 : 0x05, 0);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), rest, key]);
  }

  private attestedKey(): Buffer {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(id.length);
    return Buffer.concat([Buffer.alloc(16), idLength, id, cose]);
  }
}
