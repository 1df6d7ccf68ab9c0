import type { SceneName } from '#shared/pictures/artwork-options.ts'
import { carton, handTruck, milkCrate, openCarton, pallet } from './cartons.ts'
import { drawGlyph } from './shapes/glyphs.ts'
import { ink } from './shapes/inks.ts'
import type { LabelStyle } from './label.ts'
import { textOutlines } from './shapes/text-outlines.ts'
import { circle, drawing, group, line, path, place, rect } from './shapes/svg.ts'

const style = (...[glyph, pattern, tone, layout, scale]: [...SceneStyles, number]): LabelStyle => ({ glyph, pattern, tone, layout, scale })
type SceneStyles = [LabelStyle['glyph'], LabelStyle['pattern'], LabelStyle['tone'], LabelStyle['layout']]

const magpie = (x: number, y: number, scale: number) => place(x, y, scale, [drawGlyph('magpie')])

/** Returns the home page's hero: a delivery of cartons on a pallet. It is also the right half of the home page's share image. */
export const heroArt = () =>
  [
    circle(372, 330, 270, ink.sun),
    pallet(52, 514),
    carton({ x: 62, y: 360, width: 196, height: 154, style: style('milk', 'dots', 'sky oat', 'trio', 0.92), words: 'FULL CREAM 2 L' }),
    carton({ x: 262, y: 360, width: 178, height: 154, style: style('avocado', 'rays', 'bottle gum', 'solo', 0.98), words: 'HASS 22s' }),
    carton({
      x: 444,
      y: 360,
      width: 200,
      height: 154,
      style: style('bread', 'scallop', 'tomato mandarin', 'trio', 0.86),
      words: 'DAY-OLD? NEVER',
    }),
    carton({ x: 96, y: 222, width: 168, height: 138, style: style('tomato', 'awning', 'musk oat', 'solo', 0.92), words: 'TRUSS NO. 1' }),
    carton({
      x: 268,
      y: 222,
      width: 222,
      height: 138,
      style: style('fish', 'halo', 'mandarin wattle', 'pair', 1.02),
      words: 'FLATHEAD, ON ICE',
    }),
    carton({ x: 494, y: 236, width: 136, height: 124, style: style('lemon', 'check', 'reef sky', 'solo', 0.95), words: 'EUREKA' }),
    carton({ x: 150, y: 100, width: 190, height: 122, style: style('coffee', 'rays', 'beet tomato', 'solo', 1.02), words: 'HOUSE BLEND' }),
    milkCrate(352, 140),
    magpie(178, -44, 0.86),
    handTruck(632, 236),
  ].join('')

/** Returns the video poster: two quotes in front of a dock. */
const posterArt = () =>
  [
    rect(0, 0, 640, 360, ink.bottle),
    ...Array.from({ length: 9 }, (_, i) => rect(0, i * 13, 640, 12, ink.slat)),
    rect(0, 116, 640, 10, ink.doorEdge),
    rect(0, 126, 640, 234, ink.sky),
    rect(0, 322, 640, 38, ink.floor),
    carton({ x: 350, y: 176, width: 150, height: 146, style: style('milk', 'dots', 'wattle oat', 'trio', 0.86), words: 'FULL CREAM' }),
    carton({ x: 502, y: 206, width: 116, height: 116, style: style('lemon', 'check', 'reef sky', 'solo', 0.9), words: 'EUREKA' }),
    magpie(388, 65, 0.66),
    quote('translate(34 92)rotate(-5)', '$1.92', ink.paper, ink.steel),
    quote('translate(180 82)rotate(4)', '$1.74', ink.canary, ink.canaryLine, [
      circle(122, 136, 20, ink.won),
      line('M113 136l6 7 12-14', ink.paper, 5),
    ]),
  ].join('')

const quote = (transform: string, price: string, paper: string, words: string, mark: readonly string[] = []) =>
  group(transform, [
    rect(0, 0, 150, 176, paper),
    `<path d="M14 30h80M14 52h122M14 74h122M14 96h92" stroke="${words}" stroke-width="6" stroke-linecap="butt"/>`,
    textOutlines(price, { x: 14, y: 146, size: 30, fill: ink.ink, anchor: 'start' }),
    ...mark,
  ])

const supplierArt = () =>
  [
    carton({ x: 10, y: 72, width: 210, height: 190, style: style('cup', 'hills', 'reef sky', 'trio', 0.8), words: 'YOUR LABEL HERE' }),
    carton({ x: 236, y: 122, width: 190, height: 140, style: style('bean', 'rays', 'wattle mandarin', 'pair', 0.9), words: 'AND HERE' }),
    magpie(250, 8, 0.68),
  ].join('')

/** Returns the picture of an empty list. The sun behind the magpie keeps it visible in the dark theme. */
const emptyArt = () =>
  [
    circle(160, 122, 116, ink.brand),
    openCarton({ x: 66, y: 128, width: 188, height: 104, style: style('carton', 'rays', 'reef sky', 'solo', 0.8) }),
    magpie(86, 6, 0.72),
  ].join('')

const lostArt = () =>
  [
    circle(240, 168, 158, ink.brand),
    path('M60 318h360v10H60z', ink.cocoa),
    group('rotate(-9 210 240)', [
      carton({
        x: 110,
        y: 168,
        width: 200,
        height: 140,
        style: style('lemon', 'check', 'reef sky', 'solo', 0.95),
        words: 'RETURN TO SENDER',
      }),
      magpie(126, 33, 0.8),
    ]),
    place(322, 256, 0.32, [drawGlyph('lemon')]),
    group('translate(372 268)rotate(64 25 25)scale(.26)', [drawGlyph('lemon')]),
  ].join('')

/** The view box and the elements of each scene. The chat's view box shows only the magpie's head, for a round button. */
const SCENES: Record<SceneName, { viewBox: string; art: () => string }> = {
  hero: { viewBox: '0 -12 700 572', art: heroArt },
  poster: { viewBox: '0 0 640 360', art: posterArt },
  supplier: { viewBox: '0 0 436 262', art: supplierArt },
  empty: { viewBox: '0 0 320 240', art: emptyArt },
  lost: { viewBox: '0 0 480 330', art: lostArt },
  chat: { viewBox: '63 12 133 133', art: () => drawGlyph('magpie') },
}

export const isSceneName = (name: string): name is SceneName => Object.hasOwn(SCENES, name)

export const drawScene = (name: SceneName) => drawing(SCENES[name].viewBox, SCENES[name].art())
