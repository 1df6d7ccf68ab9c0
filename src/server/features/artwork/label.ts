import { labelOf, type Glyph, type Layout, type Pattern } from '#shared/pictures/artwork-glyphs.ts'
import { type LabelChoice, type LabelShape, type Tone } from '#shared/pictures/artwork-options.ts'
import { drawGlyph } from './shapes/glyphs.ts'
import { ink, inksOf } from './shapes/inks.ts'
import { layouts, type GlyphPlacement } from './shapes/layouts.ts'
import { patterns } from './shapes/patterns.ts'
import { drawing, group, rect, round } from './shapes/svg.ts'

/** Everything that determines a label's look; `scale` is the size of its glyphs as a share of its height. */
export type LabelStyle = { tone: Tone; pattern: Pattern; glyph: Glyph; layout: Layout | 'cover'; scale: number }
type Size = { width: number; height: number }

/** The sizes at which the design shows labels; a narrow or wide shape has a fixed layout. */
const SHAPES: Record<LabelShape, Size & { scale: number; layout?: LabelStyle['layout'] }> = {
  card: { width: 320, height: 168, scale: 0.9 },
  row: { width: 120, height: 200, scale: 0.5, layout: 'solo' },
  cover: { width: 1440, height: 330, scale: 0.92, layout: 'cover' },
  product: { width: 280, height: 210, scale: 0.8 },
  tile: { width: 280, height: 210, scale: 0.78 },
  thumb: { width: 88, height: 68, scale: 0.9, layout: 'solo' },
}

/** Half a glyph's board less the margin that most glyphs leave: a glyph may be cut off at a label's bottom edge, but not at its right. */
const SAFE_HALF = 92

export const isLabelShape = (name: string): name is LabelShape => Object.hasOwn(SHAPES, name)

/** Returns the look of the label of a seed, which many seeds share. */
export function labelStyle(shape: LabelShape, choice: LabelChoice): LabelStyle {
  const { width: _, height: __, ...fixed } = SHAPES[shape]
  return { ...labelOf(choice), ...fixed }
}

/** Returns the label of a seed as an SVG file. The same choice always gives the same drawing. */
export function drawLabel({ shape, ...choice }: LabelChoice & { shape: LabelShape }): string {
  const { width, height } = SHAPES[shape]
  return drawing(`0 0 ${width} ${height}`, labelArt({ width, height }, labelStyle(shape, choice)))
}

/** Returns a label's elements from back to front: ground, print, glyphs. */
export function labelArt({ width, height }: Size, { tone, pattern, glyph, layout, scale }: LabelStyle): string {
  const [ground, print] = inksOf(tone)
  const focus = layout === 'cover' || layout === 'crop' ? layouts[layout][0][0] : 0.5
  const put = ([x, y, size, tilt]: GlyphPlacement) => {
    const s = (height * scale * size) / 200
    const middle = Math.min(width * x, width - SAFE_HALF * s)
    const move = `translate(${round(middle - 100 * s)} ${round(height * y - 100 * s)})scale(${round(s, 3)})`
    return group(tilt ? `${move}rotate(${tilt} 100 100)` : move, [drawGlyph(besideCup(glyph, layout, size))])
  }
  return [
    rect(0, 0, width, height, ink[ground]),
    patterns[pattern]({ width, height, print: ink[print], focus }),
    ...layouts[layout].map(put),
  ].join('')
}

/** Replaces the smaller cups around the cup of a cover with beans. */
const besideCup = (glyph: Glyph, layout: LabelStyle['layout'], size: number): Glyph =>
  layout === 'cover' && size < 1 && glyph === 'coffee' ? 'bean' : glyph
