import { drawGlyph } from './shapes/glyphs.ts'
import { ink } from './shapes/inks.ts'
import { labelArt, type LabelStyle } from './label.ts'
import { textOutlines, widthOf } from './shapes/text-outlines.ts'
import { circle, inset, line, path, place, rect } from './shapes/svg.ts'

export type Carton = { x: number; y: number; width: number; height: number; style: LabelStyle; words?: string }

const WORD_BAND = 26
const WORD_SIZE = 14.5

/** Draws a kraft carton with a label on its front and, below it, a band with words. */
export const carton = ({ x, y, width, height, style, words }: Carton) =>
  place(x, y, 1, [
    rect(0, 0, width, height, ink.kraft),
    rect(width - 9, 0, 9, height, ink.kraftShade),
    rect(0, height - 6, width, 6, ink.kraftShade),
    rect(width / 2 - 20, 0, 40, 16, ink.tape),
    inset(12, 18, width - 30, height - 32, cartonLabel(width - 30, height - 32, style, words)),
  ])

function cartonLabel(width: number, height: number, style: LabelStyle, words?: string): string {
  if (!words) return labelArt({ width, height }, style)
  const size = Math.min(WORD_SIZE, (WORD_SIZE * (width - 12)) / widthOf(words, WORD_SIZE))
  return [
    labelArt({ width, height: height - WORD_BAND }, style),
    rect(0, height - WORD_BAND, width, WORD_BAND, ink.milk),
    textOutlines(words, { x: width / 2, y: height - 8, size, fill: ink.ink }),
  ].join('')
}

/** Draws an empty carton with open flaps. */
export const openCarton = ({ x, y, width, height, style }: Carton) =>
  place(x, y, 1, [
    path(`M14 0L30-26H${width - 30}L${width - 14} 0z`, ink.kraftInside),
    path(`M0 0L14 0 30-26 16-24-34-12z`, ink.kraftShade),
    path(`M${width} 0h-14l-16-26 14 2 50 14z`, ink.kraftShade),
    rect(0, 0, width, height, ink.kraft),
    rect(width - 9, 0, 9, height, ink.kraftShade),
    rect(0, height - 6, width, 6, ink.kraftShade),
    inset(18, 16, width - 44, height - 34, cartonLabel(width - 44, height - 34, style)),
  ])

/** Draws a milk crate, 140 by 82, with the necks of three bottles above its rim. */
export const milkCrate = (x: number, y: number) =>
  place(x, y, 1, [
    ...[-4, 34, 72].map((left) => place(left, -46, 0.36, [drawGlyph('milk')])),
    rect(0, 0, 140, 82, ink.crate, 5),
    rect(0, 0, 140, 13, ink.crateRim, 5),
    ...[22, 46].flatMap((top) => [0, 1, 2, 3, 4].map((column) => rect(15 + column * 23.2, top, 15.2, 17, ink.crateHole, 3))),
  ])

/** Draws a pallet, 600 by 46. */
export const pallet = (x: number, y: number) =>
  place(x, y, 1, [
    ...[18, 268, 518].map((left) => rect(left, 14, 64, 32, ink.cocoa)),
    rect(0, 0, 600, 16, ink.caramel),
    rect(0, 12, 600, 5, ink.cocoa),
  ])

/** Draws a hand truck seen from the side, standing on its wheel. */
export const handTruck = (x: number, y: number) =>
  place(x, y, 1, [
    line('M22 6V300', ink.tomato, 11),
    line('M22 8C22-14-18-12-14 10', ink.ink, 11),
    line('M22 296H-34', ink.tomato, 11),
    circle(30, 296, 28, ink.ink),
    circle(30, 296, 11, ink.steel),
  ])
