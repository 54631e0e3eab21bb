const marks = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** Of the bytes at one place of the pairs in UTF-16, those that are zero in texts of Western languages. */
const mostlyZero = 0.6;
const sampleLength = 2000;

/**
 * The text of a file: in the encoding that it is marked with, else in UTF-16 where its zeros show that, else in UTF-8, else in
 * the encoding of Windows for Western languages, in which spreadsheets save plain CSV.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = marks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  const encoding = marked?.encoding ?? unmarkedUtf16(bytes.subarray(0, sampleLength));
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function unmarkedUtf16(sample: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const pairs = sample.length / 2;
  const zerosAt = (place: number) => sample.filter((byte, index) => byte === 0 && index % 2 === place).length;
  const [first, second] = [zerosAt(0), zerosAt(1)];
  if (second > pairs * mostlyZero && first === 0) return 'utf-16le';
  return first > pairs * mostlyZero && second === 0 ? 'utf-16be' : undefined;
}
