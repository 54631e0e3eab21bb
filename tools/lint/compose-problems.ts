import { parse } from 'yaml';

interface Service {
  readonly image?: string;
  readonly build?: string | { readonly context: string };
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly restart?: string;
  readonly healthcheck?: object;
  readonly ports?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition?: string }>>;
}

interface Compose {
  readonly services?: Readonly<Record<string, Service>>;
}

export interface ComposeContext {
  /** Returns true when the Dockerfile in a folder has a HEALTHCHECK. */
  readonly isAsked: (folder: string) => boolean;
  /** The variables of the engine that its README describes. */
  readonly documented: readonly string[];
  /** The file that is copied and filled in, by name and value. */
  readonly example: Readonly<Record<string, string | undefined>>;
}

/** Is named with each start, and stands in no file: another one is another release. */
const RELEASE = 'RELEASE';

/** Names of secret values. */
const SECRET = /PASSWORD|SECRET|TOKEN|_KEY$|SMTP_URL|DATABASE_URL/;

/** Lists the problems of a compose file of a live shop, one sentence for each. Throws when it is no YAML. */
export function composeProblems(text: string, context: ComposeContext): readonly string[] {
  const { services = {} } = parse(text, { merge: true }) as Compose;
  return [
    ...Object.entries(services).flatMap(([name, service]) =>
      serviceProblems(service, services, context).map((problem) => `${name}: ${problem}`),
    ),
    ...variableProblems(text, context),
    ...exampleProblems(text, context),
  ];
}

function serviceProblems(
  service: Service,
  services: Readonly<Record<string, Service>>,
  context: ComposeContext,
): readonly string[] {
  const { image = '', ports = [], environment = {}, depends_on = {} } = service;
  return [
    ...(isPinned(image) || image.includes(`\${${RELEASE}:?`) ? [] : [`${image || 'its image'} has no version.`]),
    ...(service.read_only === true ? [] : ['its file system is not read_only.']),
    ...(service.cap_drop?.includes('ALL') ? [] : ['it keeps capabilities: cap_drop is [ALL].']),
    ...(service.security_opt?.includes('no-new-privileges:true')
      ? []
      : ['it may gain privileges: no-new-privileges is missing.']),
    ...(endsByItself(service) || isAsked(service, services, context) ? [] : ['nobody asks whether it is well.']),
    ...ports
      .filter((port) => !port.startsWith('127.0.0.1:'))
      .map((port) => `port ${port} is open to everybody, past the proxy.`),
    ...Object.entries(environment)
      .filter(([name, value]) => SECRET.test(name) && !value.includes('${'))
      .map(([name]) => `${name} has its value in this file.`),
    ...Object.entries(depends_on).flatMap(([name, { condition = 'service_started' }]) => {
      const other = services[name];
      if (other === undefined) return [`it waits for ${name}, which is not there.`];
      const wanted = endsByItself(other) ? 'service_completed_successfully' : 'service_healthy';
      return condition === wanted ? [] : [`it waits for ${name} by ${condition}: that is ${wanted}.`];
    }),
    ...(image.startsWith('shop-engine:')
      ? Object.keys(environment)
          .filter((name) => !context.documented.includes(name))
          .map((name) => `the engine knows no variable ${name}.`)
      : []),
  ];
}

/** True when an image is named by a version with a point, or by its digest. */
function isPinned(image: string): boolean {
  return /:\d+\.\d+[\w.-]*$|@sha256:[0-9a-f]{64}$/.test(image);
}

function endsByItself({ restart }: Service): boolean {
  return restart === 'no';
}

/** An image that is built here says itself how it is asked; it may be that of another service. */
function isAsked(
  { healthcheck, image }: Service,
  services: Readonly<Record<string, Service>>,
  { isAsked: hasHealthcheck }: ComposeContext,
): boolean {
  if (healthcheck) return true;
  const { build } = Object.values(services).find((other) => other.image === image && other.build !== undefined) ?? {};
  return build !== undefined && hasHealthcheck(typeof build === 'string' ? build : build.context);
}

function variableProblems(text: string, { example }: ComposeContext): readonly string[] {
  return [...text.matchAll(/\$\{(\w+)([^}]*)\}/g)].flatMap(([, name = '', rest = '']) => [
    ...(rest.startsWith(':?') && rest.length > 2
      ? []
      : [`${name} may be left out: write \${${name}:?why} so that nobody starts without it.`]),
    ...(name === RELEASE || name in example ? [] : [`${name} is in no example that is filled in.`]),
  ]);
}

function exampleProblems(text: string, { documented, example }: ComposeContext): readonly string[] {
  return Object.entries(example).flatMap(([name, value = '']) => [
    ...(documented.includes(name) || text.includes(`\${${name}:?`)
      ? []
      : [`The example names ${name}, which nothing reads.`]),
    ...(SECRET.test(name) && value !== '' ? [`The example has a value for ${name}, which somebody would keep.`] : []),
  ]);
}
