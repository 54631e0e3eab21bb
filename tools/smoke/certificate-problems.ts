import { isIP } from 'node:net';
import type { PeerCertificate } from 'node:tls';
import { checkServerIdentity, connect } from 'node:tls';
import { isLocal } from '#tools/environment';

const day = 86_400_000;

/** Days: renewals that work come earlier, and there is time to mend one that does not. */
const fewestDays = 14;

/** Milliseconds within which a server has to show its certificate. */
const timeout = 15_000;

interface Shown {
  readonly certificate: PeerCertificate;
  /** The reason why its issuer is not trusted; undefined for one that is trusted. */
  readonly distrust: string | undefined;
}

/** An address, the moment at which its certificate has to hold, and an issuer who is trusted beside the usual ones. */
interface CertificateOptions {
  readonly now: Date;
  readonly issuer?: string;
}

/** Finds the problems of an address's certificate: host, issuer, days left. Rejects when no server answers. */
export async function certificateProblems(
  url: string,
  { now, issuer }: CertificateOptions,
): Promise<readonly string[]> {
  const { protocol, hostname, port, host } = new URL(url);
  if (protocol !== 'https:') return isLocal(url) ? [] : [`${url} is not served over HTTPS.`];
  const { certificate, distrust } = await shownBy(hostname, Number(port || 443), issuer);
  const [begins, ends] = [Date.parse(certificate.valid_from), Date.parse(certificate.valid_to)];
  const left = Math.floor((ends - now.getTime()) / day);
  const another = checkServerIdentity(hostname, certificate);
  return [
    ...(another ? [`The certificate of ${host} is another host's: ${another.message}`] : []),
    ...(distrust === undefined ? [] : [`Browsers do not trust the certificate of ${host}: ${distrust}.`]),
    ...(begins > now.getTime() ? [`The certificate of ${host} begins only on ${dayOf(begins)}.`] : []),
    ...(ends <= now.getTime()
      ? [`The certificate of ${host} expired on ${dayOf(ends)}.`]
      : left < fewestDays
        ? [`The certificate of ${host} expires on ${dayOf(ends)}, in ${left} days.`]
        : []),
  ];
}

/** The caller judges its time. */
const ofTime: readonly string[] = ['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID', 'ERR_TLS_CERT_ALTNAME_INVALID'];

function shownBy(host: string, port: number, issuer: string | undefined): Promise<Shown> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port,
      ...(isIP(host) === 0 && { servername: host }),
      rejectUnauthorized: false,
      timeout,
      ...(issuer === undefined ? {} : { ca: issuer }),
    });
    const fail = (why: string): void => {
      socket.destroy();
      reject(new Error(`${host}:${port} shows no certificate: ${why}.`));
    };
    socket.once('error', ({ message }: Error) => fail(message));
    socket.once('timeout', () => fail('it does not answer'));
    socket.once('secureConnect', () => {
      const error = socket.authorizationError as Error | string | null;
      const code =
        error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : (error ?? undefined);
      const certificate = socket.getPeerCertificate();
      socket.destroy();
      resolve({ certificate, distrust: code === undefined || ofTime.includes(code) ? undefined : code });
    });
  });
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
