export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Shifts every line to the right, so that it reads as belonging to the line above. */
export function indent(text: string): string {
  return text.replaceAll(/^/gm, '      ');
}
