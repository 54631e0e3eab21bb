type Rgb = readonly [number, number, number];

/** Colors that every drawing shares: the ink of outlines and the warm paper of labels. */
export const INK = '#1F1A24';
export const PAPER = '#FBF6EC';

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The color that lies the given share (0 to 1) of the way from one color to another. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parse(from), parse(to)];
  const channels = a.map((channel, index) => Math.round(channel + ((b[index] ?? 0) - channel) * share));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The face of a box or card, light enough to stand off from the ground it is shown on. */
export function faceOf(ground: string): string {
  return mix(ground, '#FFFFFF', 0.45);
}
