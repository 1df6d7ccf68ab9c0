import type { Layout } from '#shared/pictures/artwork-glyphs.ts'

/** A glyph on a label: its centre as shares of width and height, its size as a factor of the label's scale, its tilt in degrees. */
export type GlyphPlacement = readonly [x: number, y: number, size: number, tilt: number]

/** The glyphs of each layout from back to front: the last of a group is the largest, the first of a cover is its main glyph. */
export const layouts: Record<Layout | 'cover', readonly [GlyphPlacement, ...GlyphPlacement[]]> = {
  solo: [[0.5, 0.52, 1, 0]],
  trio: [
    [0.22, 0.6, 0.74, -10],
    [0.78, 0.6, 0.74, 12],
    [0.5, 0.5, 1, 0],
  ],
  crop: [[0.66, 0.6, 1.42, -6]],
  pair: [
    [0.37, 0.58, 0.86, -8],
    [0.63, 0.48, 0.98, 8],
  ],
  cover: [
    [0.4, 0.5, 1, 0],
    [0.255, 0.66, 0.34, -24],
    [0.545, 0.3, 0.34, 30],
    [0.2, 0.3, 0.26, 12],
  ],
}
