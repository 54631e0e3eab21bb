import type { RandomSource } from '#sandbox/shop/random-source';

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten codes such as k3fa-9xpe-mw2h, without letters that look like digits. */
export function makeRecoveryCodes(random: RandomSource): readonly string[] {
  return Array.from({ length: 10 }, () => [group(random), group(random), group(random)].join('-'));
}

function group(random: RandomSource): string {
  // Two bytes per character keep the distribution almost uniform.
  const bytes = Buffer.from(random.token(8), 'base64url');
  return Array.from({ length: 4 }, (_, index) => alphabet.charAt(bytes.readUInt16BE(index * 2) % alphabet.length)).join(
    '',
  );
}
