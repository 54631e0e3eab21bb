export const zoomMessages = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole picture',
  frame: 'Magnified picture. Plus and minus zoom, the arrow keys move it.',
  scale: (scale: number) => `Picture at ${Math.round(scale * 100)} percent`,
} as const;
