import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse, type Font, type PathCommand } from 'opentype.js/dist/opentype.mjs'
import { round } from './svg.ts'

/** The weights of Besley, the display face. SVG in `<img>` cannot use web fonts, so words are drawn as outlines. */
export type Weight = 400 | 700 | 800 | 900

const fontFile = (weight: Weight) => fileURLToPath(import.meta.resolve(`@fontsource/besley/files/besley-latin-${weight}-normal.woff`))
const fonts = new Map<Weight, Font>()

/** Returns the font of a weight, read on first use and then cached. */
function fontOf(weight: Weight): Font {
  const known = fonts.get(weight)
  if (known) return known
  const file = readFileSync(fontFile(weight))
  const font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  fonts.set(weight, font)
  return font
}

export const widthOf = (words: string, size: number, weight: Weight = 800) => fontOf(weight).getAdvanceWidth(words, size)

type TextOutlines = { x: number; y: number; size: number; fill: string; weight?: Weight; anchor?: 'start' | 'middle' }

/** Returns words as one path with their baseline at `y`, centred on `x` unless anchored at the start. */
export function textOutlines(words: string, { x, y, size, fill, weight = 800, anchor = 'middle' }: TextOutlines): string {
  const left = anchor === 'middle' ? x - widthOf(words, size, weight) / 2 : x
  return `<path d="${relativePath(fontOf(weight).getPath(words, left, y, size).commands)}" fill="${fill}"/>`
}

/** Returns outlines as relative steps on a grid of a tenth, which takes half the bytes of absolute coordinates. */
function relativePath(commands: readonly PathCommand[]): string {
  let [atX, atY] = [0, 0]
  const step = (x: number, y: number) => [Math.round(x * 10) - atX, Math.round(y * 10) - atY].map((tenths) => round(tenths / 10))
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'z'
      const points = 'x1' in command ? [...step(command.x1, command.y1)] : []
      if ('x2' in command) points.push(...step(command.x2, command.y2))
      points.push(...step(command.x, command.y))
      ;[atX, atY] = [Math.round(command.x * 10), Math.round(command.y * 10)]
      return command.type.toLowerCase() + points.join(' ').replaceAll(' -', '-').replace(/\b0\./g, '.')
    })
    .join('')
}
