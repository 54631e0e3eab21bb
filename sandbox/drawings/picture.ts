/** A finished picture file. */
export interface Picture {
  /** Path below /media/. */
  readonly path: string;
  readonly title: string;
  /** The alternative text. */
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

/** A whole SVG file around the given shapes; the shapes may use the elements of `defs`. */
export function svgFile(width: number, height: number, shapes: string, defs = ''): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${defs === '' ? '' : `<defs>${defs}</defs>`}${shapes}</svg>\n`
  );
}
