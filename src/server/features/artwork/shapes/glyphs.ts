import { keysOf } from '#shared/objects.ts'
import type { Glyph } from '#shared/pictures/artwork-glyphs.ts'
import { foodGlyphs } from './glyphs-food.ts'
import { tradeGlyphs } from './glyphs-trade.ts'
import { ROUND_STROKES } from './svg.ts'

export type GlyphName = Glyph | 'magpie'

const glyphs: Record<GlyphName, () => readonly string[]> = { ...foodGlyphs, ...tradeGlyphs }
const drawn = new Map<GlyphName, string>()

/** Returns the glyph's elements on its board of 200 by 200; strokes on the edge reach beyond the board. */
export function drawGlyph(name: GlyphName): string {
  const known = drawn.get(name) ?? glyphs[name]().join('')
  drawn.set(name, known)
  return known
}

/** Returns every glyph as a symbol, with the margin that round strokes need, for `<use href="…#coffee">`. */
export function drawSprite(): string {
  const symbols = keysOf(glyphs).map((name) => `<symbol id="${name}" viewBox="-6 -6 212 212" ${ROUND_STROKES}>${drawGlyph(name)}</symbol>`)
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}
