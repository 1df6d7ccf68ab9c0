import type { Pattern } from '#shared/pictures/artwork-glyphs.ts'
import { circle, line, path, round } from './svg.ts'

/** The area to print on: its size, the print ink, and its horizontal focus as a share of the width. */
type Field = { width: number; height: number; print: string; focus: number }

const range = (count: number) => Array.from({ length: count }, (_, i) => i)
const RAYS = 24

/** The eight patterns printed between ground and glyph. */
export const patterns: Record<Pattern, (field: Field) => string> = {
  rays({ width, height, print, focus }) {
    const [x, y] = [width * focus, height * (focus === 0.5 ? 0.62 : 0.5)]
    const reach = Math.hypot(width, height)
    const edge = (turn: number) => {
      const angle = (turn / RAYS) * Math.PI * 2
      return `${round(x + Math.cos(angle) * reach, 0)} ${round(y + Math.sin(angle) * reach, 0)}`
    }
    return path(
      range(RAYS)
        .map((i) => `M${round(x)} ${round(y)}L${edge(i)} ${edge(i + 0.5)}z`)
        .join(''),
      print,
    )
  },

  hills({ width: w, height: h, print }) {
    const far = [0, h * 0.66, w * 0.2, h * 0.48, w * 0.36, h * 0.5, w * 0.56, h * 0.64, w * 0.86, h * 0.74, w, h * 0.56].map((n) =>
      round(n),
    )
    const near = [0, h * 0.82, w * 0.3, h * 0.66, w * 0.6, h * 0.94, w, h * 0.74].map((n) => round(n))
    return [
      circle(w * 0.78, h * 0.28, h * 0.17, print),
      path(`M${far.slice(0, 2).join(' ')}C${far.slice(2, 8).join(' ')}S${far.slice(8).join(' ')}V${h}H0z`, print, 0.75),
      path(`M${near.slice(0, 2).join(' ')}C${near.slice(2).join(' ')}V${h}H0z`, print),
    ].join('')
  },

  halo: ({ width, height, print, focus }) => circle(width * focus, height / 2, Math.min(width, height) * 0.44, print),

  awning({ width, height, print }) {
    const stripes = Math.max(6, Math.round(width / 40))
    const stripe = width / stripes
    const [w, drop, r] = [round(stripe), round(height * 0.26), round(stripe / 2)]
    const odd = range(stripes).filter((i) => i % 2 === 0)
    return path(odd.map((i) => `M${round(i * stripe)} 0h${w}v${drop}a${r} ${r} 0 0 1-${w} 0z`).join(''), print)
  },

  sash: ({ width: w, height: h, print }) =>
    path(`M${round(w * 0.06)} ${h}L${round(w * 0.62)} 0H${round(w * 0.98)}L${round(w * 0.42)} ${h}z`, print),

  scallop({ width, height, print }) {
    const r = height / 6
    const [size, bend] = [round(r * 0.92), round(r * 1.84)]
    const rings = range(5).flatMap((row) =>
      range(Math.ceil(width / (2 * r)) + 2).map((i) => {
        const [x, y] = [(i - 1) * 2 * r + (row % 2 ? r : 0), height - row * r * 1.05]
        return `M${round(x - r * 0.92)} ${round(y)}a${size} ${size} 0 1 0 ${bend} 0a${size} ${size} 0 1 0-${bend} 0`
      }),
    )
    return line(rings.join(''), print, r * 0.2)
  },

  check({ width, height, print }) {
    const side = height / 7
    const q = round(side)
    const squares = range(7).flatMap((y) =>
      range(Math.ceil(width / side))
        .filter((x) => (x + y) % 2 === 0)
        .map((x) => `M${round(x * side)} ${round(y * side)}h${q}v${q}h-${q}z`),
    )
    return path(squares.join(''), print, 0.8)
  },

  // Lines of zero length with round ends take a third of the bytes of as many circles.
  dots({ width, height, print }) {
    const gap = height / 6
    const points = range(7).flatMap((y) =>
      range(Math.ceil(width / gap) + 1).map((x) => `M${round((x + (y % 2 ? 0.5 : 0)) * gap)} ${round(y * gap)}h0`),
    )
    return line(points.join(''), print, gap * 0.4)
  },
}
