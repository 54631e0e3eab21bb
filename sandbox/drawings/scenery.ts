/** A maker's landscape. Colors go from the sky down to the vines in front. */
export interface Scenery {
  readonly sky: readonly [string, string, string];
  readonly sun: { readonly x: number; readonly y: number; readonly radius: number; readonly color: string };
  readonly far: 'hills' | 'peaks' | 'mesas' | 'sea' | 'plain' | 'cliffs';
  readonly land: readonly [string, string, string, string];
  readonly motif:
    | 'pines'
    | 'lighthouse'
    | 'water-tower'
    | 'otter'
    | 'redwoods'
    | 'mast'
    | 'barn'
    | 'porch'
    | 'wind-pump'
    | 'balloon'
    | 'bridge'
    | 'ferry';
}

const DAWN: Scenery = {
  sky: ['#F7C9A9', '#FADDBE', '#FDEFD9'],
  sun: { x: 560, y: 210, radius: 70, color: '#E8472B' },
  far: 'hills',
  land: ['#9DB8A0', '#6E9479', '#437A5B', '#2F5D50'],
  motif: 'barn',
};

const KNOWN: Readonly<Record<string, Scenery>> = {
  quillfeather: {
    sky: ['#C9D8E8', '#DDE5EA', '#F1EEE6'],
    sun: { x: 250, y: 190, radius: 58, color: '#F6E3A1' },
    far: 'hills',
    land: ['#A9BFC2', '#7C9C9B', '#4F7A6E', '#2C5548'],
    motif: 'pines',
  },
  'okoro-vance': {
    sky: ['#F2A38C', '#F7C3A2', '#FBE3C4'],
    sun: { x: 300, y: 300, radius: 92, color: '#D6402F' },
    far: 'sea',
    land: ['#5E8FA8', '#3F6F8C', '#8A5A4A', '#5B2F3F'],
    motif: 'lighthouse',
  },
  'sobrina-mayor': {
    sky: ['#FFD27A', '#FFE0A0', '#FFF0CC'],
    sun: { x: 180, y: 200, radius: 80, color: '#F08A3C' },
    far: 'plain',
    land: ['#E3B565', '#C9923E', '#8F6B2B', '#5E4A1E'],
    motif: 'water-tower',
  },
  otterbound: {
    sky: ['#A9DCE3', '#C6E8E6', '#E9F4E6'],
    sun: { x: 610, y: 170, radius: 62, color: '#F9D976' },
    far: 'sea',
    land: ['#5FB0B7', '#3B8E9A', '#2A6E7C', '#1C4F5E'],
    motif: 'otter',
  },
  'nakashige-bell': {
    sky: ['#3B3561', '#5C4B7D', '#8E6E97'],
    sun: { x: 560, y: 160, radius: 66, color: '#F7E9C6' },
    far: 'peaks',
    land: ['#6A5A86', '#4B4470', '#35335A', '#23233F'],
    motif: 'redwoods',
  },
  'gravel-and-gumption': {
    sky: ['#F4B183', '#F8CBA0', '#FCE5C6'],
    sun: { x: 220, y: 170, radius: 60, color: '#FFF3D6' },
    far: 'cliffs',
    land: ['#8B6F78', '#6B5364', '#B98A4F', '#6F7B3B'],
    motif: 'mast',
  },
  'thistlewrack-farm': {
    sky: ['#BFD3E6', '#D8E2EA', '#F0ECE4'],
    sun: { x: 420, y: 180, radius: 54, color: '#F2C879' },
    far: 'sea',
    land: ['#7FA3BF', '#5D86A8', '#7E9A5A', '#4F6E3A'],
    motif: 'barn',
  },
  'aunt-and-aunt': {
    sky: ['#F9C0C8', '#FBD6D2', '#FDEBDD'],
    sun: { x: 240, y: 170, radius: 64, color: '#FFF6DC' },
    far: 'peaks',
    land: ['#B59BB8', '#8F7AA3', '#7D8F5C', '#556B3C'],
    motif: 'porch',
  },
  'dusty-almanac': {
    sky: ['#7FC3D8', '#A9D8DD', '#DDEBD8'],
    sun: { x: 600, y: 180, radius: 72, color: '#FFE08A' },
    far: 'plain',
    land: ['#D98F5C', '#C1683C', '#9A4A2C', '#6C6B34'],
    motif: 'wind-pump',
  },
  'mesa-cantarina': {
    sky: ['#F58F7C', '#F9B49A', '#FCD9BF'],
    sun: { x: 560, y: 250, radius: 84, color: '#FFE4A8' },
    far: 'mesas',
    land: ['#C2594A', '#9E3F42', '#7C5A3A', '#55613A'],
    motif: 'balloon',
  },
  'fennimore-tran': {
    sky: ['#F7D9A0', '#FAE4BC', '#FCF0DA'],
    sun: { x: 250, y: 180, radius: 60, color: '#F2A24B' },
    far: 'hills',
    land: ['#8FA9C9', '#5F83AE', '#9A5A3A', '#4E6B34'],
    motif: 'bridge',
  },
  ferrywake: {
    sky: ['#B9CFE4', '#D3DEE8', '#EFEDE6'],
    sun: { x: 210, y: 190, radius: 56, color: '#F3B25E' },
    far: 'sea',
    land: ['#5B8DB8', '#3F739F', '#8A9A56', '#4A6A3C'],
    motif: 'ferry',
  },
};

/** The landscape of a maker; makers without one of their own get the dawn over hills. */
export function sceneryOf(slug: string): Scenery {
  return KNOWN[slug] ?? DAWN;
}
