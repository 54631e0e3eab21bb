import { readdirSync, readFileSync } from 'node:fs';

/** One call that a real server answered; test/fixtures/recordings/README.md tells where they come from. */
export interface RecordedCall {
  readonly label: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ct: string | null;
  readonly res: unknown;
}

type Json = Readonly<Record<string, unknown>>;

const folder = new URL('../../fixtures/recordings/', import.meta.url);

export const recordedCalls: readonly RecordedCall[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as RecordedCall[]);

/** Every big order that the real server answered, in lists too. */
export const recordedOrders: readonly Json[] = recordedCalls
  .filter(({ status }) => status < 300)
  .flatMap(({ res }) => (isObject(res) && Array.isArray(res['orders']) ? (res['orders'] as unknown[]) : [res]))
  .filter((res): res is Json => isObject(res) && 'number' in res && 'line_items' in res);

/** The body of a refusal as it stood on the wire. */
export function bodyText({ res }: RecordedCall): string {
  if (res == null) return '';
  return isObject(res) && typeof res['_raw'] === 'string' ? res['_raw'] : JSON.stringify(res);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}
