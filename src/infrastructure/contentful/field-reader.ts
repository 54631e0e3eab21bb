import { log } from '#src/application/calls/log';
import type { GatewayError } from '#src/application/ports/gateway-error';
import type { Picture } from '#src/domain/catalogue/product';
import type { Prose } from '#src/domain/content/prose';
import { type Day, readDay } from '#src/domain/interval/calendar-day';
import { type Cents, parseMoney } from '#src/domain/money/money';
import { isRecord } from '#src/infrastructure/shared/json';
import { type ContentEntry, toAssetFields, toContentEntry, wrongShape } from './content-entry';
import { isLocalHost, isSafeLink } from './links';
import { pictureFormats } from './picture-formats';
import { type HeadingIds, proseFromMarkdown } from './prose-from-markdown';

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const pathPattern = /^\/([a-z0-9-]+\/)*$/;
const colorPattern = /^#[0-9a-f]{6}$/i;

/**
 * Reads the fields of one entry. Each method throws a GatewayError `wrong_shape` that names the entry and the field
 * when the field is missing or malformed.
 */
export class FieldReader {
  constructor(
    private readonly entry: ContentEntry,
    private readonly values: Readonly<Record<string, unknown>> = entry.fields,
    private readonly within = '',
  ) {}

  text(id: string): string {
    const value = this.required(id);
    return typeof value === 'string' && value.trim()
      ? value.trim()
      : this.reject(id, 'must be a text that is not empty');
  }

  /** The paragraphs of plain text, which empty lines part. */
  paragraphs(id: string): readonly [string, ...string[]] {
    const [first = '', ...others] = this.text(id).split(/\n\s*\n/);
    return [first, ...others];
  }

  slug(id: string): string {
    return this.matching(id, slugPattern, 'must be lower-case words joined by dashes');
  }

  /** A path with a slash at both ends. */
  path(id: string): string {
    return this.matching(id, pathPattern, 'must be a path such as /about/');
  }

  color(id: string): string {
    return this.matching(id, colorPattern, 'must be a color such as #1F1A24');
  }

  link(id: string): string {
    const target = this.text(id);
    return isSafeLink(target) ? target : this.reject(id, `"${target}" is neither a path of the shop nor a web address`);
  }

  /** An existing calendar day, such as "2026-03-31". */
  day(id: string): Day {
    return readDay(this.text(id)) ?? this.reject(id, 'must be a day such as 2026-03-31');
  }

  oneOf<T extends string>(id: string, values: readonly T[]): T {
    const text = this.text(id);
    return values.find((value) => value === text) ?? this.reject(id, `"${text}" is none of ${values.join(', ')}`);
  }

  number(id: string): number {
    const value = this.required(id);
    return typeof value === 'number' && Number.isFinite(value) ? value : this.reject(id, 'must be a number');
  }

  integer(id: string, least: number, most: number): number {
    return this.asInteger(id, this.number(id), least, most);
  }

  integers(id: string, least: number, most: number): readonly number[] {
    return this.list(id).map((value, index) => this.asInteger(`${id}[${index}]`, value, least, most));
  }

  /** Cents of an amount in dollars. Read from the decimal text, because a float would round. */
  money(id: string): Cents {
    const amount = parseMoney(String(this.number(id)));
    return amount !== undefined && amount >= 0 ? amount : this.reject(id, 'must be an amount of dollars');
  }

  flag(id: string): boolean {
    const value = this.required(id);
    return typeof value === 'boolean' ? value : this.reject(id, 'must be true or false');
  }

  /** Running text. Parts that could run, or lead somewhere unsafe, are left out and logged; their words stay. */
  prose(id: string, headingIds?: HeadingIds): Prose {
    const report = (problem: string) => log.warn(this.problem(id, problem).message);
    return proseFromMarkdown(this.text(id), report, headingIds) ?? this.reject(id, 'is nested too deeply');
  }

  texts(id: string): readonly string[] {
    return this.list(id).map((value, index) =>
      typeof value === 'string' && value.trim()
        ? value.trim()
        : this.reject(`${id}[${index}]`, 'must be a text that is not empty'),
    );
  }

  /** The content service leaves out a list that an editor never changed. */
  optionalTexts(id: string): readonly string[] {
    return this.has(id) ? this.texts(id) : [];
  }

  /** The objects of a JSON list. */
  objects(id: string): readonly FieldReader[] {
    return this.list(id).map((value, index) => this.inside(`${id}[${index}]`, value));
  }

  object(id: string): FieldReader {
    return this.inside(id, this.required(id));
  }

  /** Uses `alt` when the asset has no description. */
  picture(id: string, alt: string): Picture {
    return this.asPicture(id, this.required(id), alt);
  }

  /** Undefined and logged when it is missing or malformed. */
  pictureOrNone(id: string, alt: string): Picture | undefined {
    const picture = this.has(id) ? pictureOf(this.value(id), alt) : 'is missing';
    if (typeof picture !== 'string') return picture;
    log.warn(this.problem(id, picture).message);
    return undefined;
  }

  /** The entries that can be shown, and the problems of the others. */
  picturesAtHand(
    id: string,
    alt: string,
  ): { readonly pictures: readonly Picture[]; readonly problems: readonly string[] } {
    const links = this.has(id) ? this.value(id) : [];
    if (!Array.isArray(links) || links.length === 0)
      return { pictures: [], problems: [this.problem(id, 'must be a list of pictures').message] };
    const found = links.map((link) => pictureOf(link, alt));
    const problems = found.flatMap((problem, index) =>
      typeof problem === 'string' ? [this.problem(`${id}[${index}]`, problem).message] : [],
    );
    return { pictures: found.filter((picture) => typeof picture !== 'string'), problems };
  }

  linkedEntry(id: string): ContentEntry {
    return toContentEntry(this.required(id)) ?? this.reject(id, 'links to no published entry');
  }

  /** Empty when an editor never chose any. */
  linkedEntries(id: string): readonly ContentEntry[] {
    if (!this.has(id)) return [];
    return this.list(id).map(
      (link, index) => toContentEntry(link) ?? this.reject(`${id}[${index}]`, 'links to no published entry'),
    );
  }

  has(id: string): boolean {
    return this.value(id) !== undefined && this.value(id) !== null;
  }

  reject(id: string, problem: string): never {
    throw this.problem(id, problem);
  }

  private problem(id: string, problem: string): GatewayError {
    return wrongShape(this.entry, this.within + id, problem);
  }

  /** Of all fields of this group. */
  get names(): readonly string[] {
    return Object.keys(this.values);
  }

  private asInteger(id: string, value: unknown, least: number, most: number): number {
    return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : this.reject(id, `must be a whole number from ${least} to ${most}`);
  }

  private required(id: string): unknown {
    return this.has(id) ? this.value(id) : this.reject(id, 'is missing');
  }

  private value(id: string): unknown {
    return Object.hasOwn(this.values, id) ? this.values[id] : undefined;
  }

  private matching(id: string, pattern: RegExp, problem: string): string {
    const text = this.text(id);
    return pattern.test(text) ? text : this.reject(id, problem);
  }

  private list(id: string): readonly unknown[] {
    const value = this.required(id);
    return Array.isArray(value) ? (value as readonly unknown[]) : this.reject(id, 'must be a list');
  }

  private inside(id: string, value: unknown): FieldReader {
    return isRecord(value)
      ? new FieldReader(this.entry, value, `${this.within}${id}.`)
      : this.reject(id, 'must be a group of fields');
  }

  private asPicture(id: string, link: unknown, alt: string): Picture {
    const picture = pictureOf(link, alt);
    return typeof picture === 'string' ? this.reject(id, picture) : picture;
  }
}

/** The picture of an asset link, or the problem with it. */
function pictureOf(link: unknown, alt: string): Picture | string {
  const asset = toAssetFields(link);
  if (!asset) return 'links to no published picture';
  const file = asset['file'];
  const url = isRecord(file) ? absoluteUrl(file['url']) : undefined;
  if (!isRecord(file) || url === undefined) return 'links to a picture without a file';
  const details = isRecord(file['details']) ? file['details']['image'] : undefined;
  if (!isRecord(details) || !isPixels(details['width']) || !isPixels(details['height']))
    return 'links to a picture without width and height';
  const described = typeof asset['description'] === 'string' ? asset['description'].trim() : '';
  const { width, height } = details;
  const formats = pictureFormats(url, file['contentType'], { width, height });
  return { url, alt: described || alt, width, height, ...(formats && { formats }) };
}

/** Assets come without a scheme; social previews and structured data need one. */
function absoluteUrl(url: unknown): string | undefined {
  if (typeof url !== 'string') return undefined;
  if (/^https?:\/\//.test(url)) return url;
  if (!url.startsWith('//')) return undefined;
  const host = url.slice(2).split('/', 1)[0] ?? '';
  return `${isLocalHost(host) ? 'http' : 'https'}:${url}`;
}

function isPixels(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0;
}
