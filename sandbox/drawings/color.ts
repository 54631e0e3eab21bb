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

function luminance(hex: string): number {
  const [red, green, blue] = parse(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colors as WCAG defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
