/**
 * Draws the sprites `first-icons.svg` and `other-icons.svg`, one symbol for each name, and the masks `star.svg` and `marks.svg` from the Phosphor
 * icons: `node src/web/ui/graphics/draw-icons.ts`. A test checks that the files are up to date. What Phosphor is and its notice are put into
 * `phosphor/`, so that a build names them without the thousands of drawings of the package.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { optimize, type Config } from 'svgo'
import { FIRST_ICONS, OTHER_ICONS, type IconName } from './icon-names.ts'

/** A tenth of their 256 units is a hundredth of a pixel, and takes a sixth of the bytes away. */
const ROUNDED: Config = { floatPrecision: 1, plugins: [{ name: 'convertPathData', params: { floatPrecision: 1 } }] }

const pascalCase = (name: string) => name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())

async function pathsOf(name: IconName) {
  const component = pascalCase(name.replace(/-fill$/, ''))
  const { [component]: Drawing } = await import(`@phosphor-icons/react/dist/ssr/${component}`)
  const svg = renderToStaticMarkup(createElement(Drawing, { weight: name.endsWith('-fill') ? 'fill' : 'bold' }))
  return optimize(svg, ROUNDED).data.replace(/^<svg[^>]*>|<\/svg>$/g, '')
}

const symbolOf = async (name: IconName) => `<symbol id="${name}" viewBox="0 0 256 256">${await pathsOf(name)}</symbol>`

/** Returns a sprite as SVG text. */
export async function drawIcons(names: readonly IconName[]) {
  const symbols = await Promise.all(names.map(symbolOf))
  return ['<svg xmlns="http://www.w3.org/2000/svg">', ...symbols, '</svg>', ''].join('\n')
}

/** Returns one star as an SVG image of its own. */
export const drawStar = async () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">${await pathsOf('star-fill')}</svg>\n`

/** The icons of `marks.svg`, which style sheets name by their place in it. */
const MARKS: IconName[] = ['seal-check-fill', 'phone', 'envelope-simple']

/** Returns the icons that lists of suppliers repeat below each other in one image: as masks they need no elements. */
export async function drawMarks() {
  const marks = await Promise.all(MARKS.map(async (name, at) => `<g transform="translate(0 ${at * 256})">${await pathsOf(name)}</g>`))
  return [`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 ${marks.length * 256}">`, ...marks, '</svg>', ''].join('\n')
}

/** Returns the text of the files in `phosphor/`: the notice of the package, and of its description what a list of packages says. */
export function describePhosphor() {
  const file = (name: string) => readFileSync(new URL(name, PHOSPHOR), 'utf8')
  const { name, version, license }: Record<string, string> = JSON.parse(file('package.json'))
  return { 'package.json': `${JSON.stringify({ name, version, license }, null, 2)}\n`, LICENSE: file('LICENSE') }
}

const PHOSPHOR = new URL('../../', import.meta.resolve('@phosphor-icons/react/dist/ssr/X'))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(new URL('./first-icons.svg', import.meta.url), await drawIcons(FIRST_ICONS))
  writeFileSync(new URL('./other-icons.svg', import.meta.url), await drawIcons(OTHER_ICONS))
  writeFileSync(new URL('./star.svg', import.meta.url), await drawStar())
  writeFileSync(new URL('./marks.svg', import.meta.url), await drawMarks())
  for (const [file, text] of Object.entries(describePhosphor())) writeFileSync(new URL(`./phosphor/${file}`, import.meta.url), text)
}
