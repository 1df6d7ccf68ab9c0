import { glyphOf, labelOf } from '#shared/pictures/artwork-glyphs.ts'
import { hashOf } from '#shared/text/hash-of.ts'
import { rasterize } from '#server/pictures/operations.ts'
import { itemAt } from '#shared/item-at.ts'
import { drawGlyph } from './shapes/glyphs.ts'
import { ink, inksOf, type InkName } from './shapes/inks.ts'
import { textOutlines, widthOf, type Weight } from './shapes/text-outlines.ts'
import { circle, drawing, group, line, place, rect, ring, round } from './shapes/svg.ts'

type Brand = { name: string; category: string; seed: string | number }
type Colours = { ground: string; front: string; accent: string }

const SIDE = 256
const MIDDLE = SIDE / 2
const DARK: readonly InkName[] = ['beet', 'navy', 'bottle', 'tomato', 'reef', 'ink']
const RULE_WIDTH = 72

/** Draws a plausible logo for a supplier of the demo marketplace as a PNG of 256 by 256. The same brand always gets the same logo. */
export async function drawLogo(brand: Brand): Promise<Buffer> {
  const { data } = await rasterize(logoSvg(brand), (picture) => picture.png({ palette: true }))
  return data
}

export function logoSvg(brand: Brand): string {
  const hash = hashOf(`logo ${brand.seed} ${brand.name}`)
  // The remainder is an index of the list.
  const style = itemAt(STYLES, hash % STYLES.length)
  return drawing(`0 0 ${SIDE} ${SIDE}`, style(brand, coloursOf(brand, hash >>> 8)))
}

/** Returns the label's two inks with white or black for the front; every third logo is printed on white. */
function coloursOf({ category, seed }: Brand, hash: number): Colours {
  const [ground, print] = inksOf(labelOf({ seed, category }).tone)
  const isDark = DARK.includes(ground)
  if (hash % 3 === 0) return { ground: ink.milk, front: isDark ? ink[ground] : ink.bottle, accent: isDark ? ink[print] : ink[ground] }
  return { ground: ink[ground], front: isDark ? ink.milk : ink.ink, accent: isDark ? ink[print] : ink.milk }
}

const STYLES: readonly ((brand: Brand, colours: Colours) => string)[] = [monogram, stackedWords, seal, lowercaseWord, glyphOverWord]

const ground = ({ ground }: Colours) => rect(0, 0, SIDE, SIDE, ground)

/** Returns the font size at which the words are `width` wide, `most` at most. */
const sizeFor = (words: string, width: number, most: number, weight: Weight) => Math.min(most, (100 * width) / widthOf(words, 100, weight))

function monogram({ name }: Brand, colours: Colours): string {
  const words = name.split(' ').filter((word) => /^\p{Lu}/u.test(word))
  const initials = (words.length ? words : [name])
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
  const size = sizeFor(initials, 150, 130, 900)
  return [
    ground(colours),
    ring(MIDDLE, MIDDLE, 104, colours.accent, 6),
    textOutlines(initials, { x: MIDDLE, y: MIDDLE + size * 0.36, size, fill: colours.front, weight: 900 }),
  ].join('')
}

function stackedWords({ name }: Brand, colours: Colours): string {
  const lines = stacked(name.toUpperCase())
  const size = Math.min(...lines.map((words) => sizeFor(words, 208, 50, 800)))
  const top = MIDDLE - ((lines.length - 1) * size * 1.16) / 2 + size * 0.36
  const rule = (y: number) => line(`M${MIDDLE - RULE_WIDTH / 2} ${round(y)}h${RULE_WIDTH}`, colours.accent, 7)
  return [
    ground(colours),
    rule(top - size - 22),
    ...lines.map((words, i) => textOutlines(words, { x: MIDDLE, y: top + i * size * 1.16, size, fill: colours.front })),
    rule(top + (lines.length - 1) * size * 1.16 + 32),
  ].join('')
}

/** Splits a name into three lines at most; "&", "and", "of" and "the" stay with the word after them. */
function stacked(name: string): string[] {
  const lines = name.match(/(?:(?:&|AND|OF|THE) )*\S+/g) ?? [name]
  return lines.length > 3 ? [...lines.slice(0, 2), lines.slice(2).join(' ')] : lines
}

function seal({ name, category }: Brand, colours: Colours): string {
  return [
    ground({ ...colours, ground: ink.milk }),
    circle(MIDDLE, MIDDLE, 120, colours.ground === ink.milk ? colours.front : colours.ground),
    circle(MIDDLE, MIDDLE, 70, ink.oat),
    place(MIDDLE - 52, MIDDLE - 52, 0.52, [drawGlyph(glyphOf(category))]),
    onArc(name.toUpperCase(), 84, colours.ground === ink.milk ? ink.milk : colours.front),
  ].join('')
}

/** Draws letters along a circle around the middle, centred at the top, each rotated by its position. */
function onArc(words: string, radius: number, fill: string): string {
  const turnOf = (width: number) => (width / radius) * (180 / Math.PI)
  const size = Math.min(27, (27 * 300) / turnOf(widthOf(words, 27) + words.length * 2))
  const letters = [...words].map((letter) => ({ letter, width: widthOf(letter, size) + 2 }))
  let turn = -turnOf(letters.reduce((sum, { width }) => sum + width, 0)) / 2
  return letters
    .map(({ letter, width }) => {
      const centre = turn + turnOf(width) / 2
      turn += turnOf(width)
      const drawnLetter = textOutlines(letter, { x: MIDDLE, y: MIDDLE - radius - (27 - size) * 0.35, size, fill })
      return letter === ' ' ? '' : group(`rotate(${round(centre)} ${MIDDLE} ${MIDDLE})`, [drawnLetter])
    })
    .join('')
}

function lowercaseWord({ name }: Brand, colours: Colours): string {
  const [first = name, ...rest] = name.toLowerCase().split(' ')
  const size = sizeFor(first, 196, 84, 700)
  const small = rest.join(' ')
  const smallSize = small ? sizeFor(small, 196, 30, 400) : 0
  const baseline = MIDDLE + (small ? size * 0.12 : size * 0.3)
  return [
    ground(colours),
    textOutlines(first, { x: MIDDLE, y: baseline, size, fill: colours.front, weight: 700 }),
    small
      ? textOutlines(small, { x: MIDDLE, y: baseline + size * 0.28 + smallSize, size: smallSize, fill: colours.front, weight: 400 })
      : '',
    rect(0, SIDE - 14, SIDE, 14, colours.accent),
  ].join('')
}

function glyphOverWord({ name, category }: Brand, colours: Colours): string {
  const words = name.length > 18 ? stacked(name.toUpperCase()).slice(0, 2).join(' ') : name.toUpperCase()
  const size = sizeFor(words, 216, 44, 900)
  return [
    ground(colours),
    place(MIDDLE - 70, 24, 0.7, [drawGlyph(glyphOf(category))]),
    rect(0, 182, SIDE, SIDE - 182, colours.ground === ink.milk ? colours.front : ink.milk),
    textOutlines(words, { x: MIDDLE, y: 219 + size * 0.35, size, fill: colours.ground === ink.milk ? ink.milk : ink.ink, weight: 900 }),
  ].join('')
}
