import { BRAND } from '#contract/options.ts'
import { THEME_COLOUR } from '#shared/pictures/artwork-options.ts'
import { rasterize } from '#server/pictures/operations.ts'
import { itemAt } from '#shared/item-at.ts'
import { ink } from './shapes/inks.ts'
import { markArt } from './shapes/mark.ts'
import { place, rect } from './shapes/svg.ts'

/** Sizes of the icons in the manifest, in pixels. */
const ICON_SIZES = [192, 512]
/** The size of the icon beside a shortcut. */
const SHORTCUT_SIZE = 96
/** What is left of a maskable icon when a platform cuts a circle out of it, with the mark well inside. */
const SAFE_SHARE = 0.66

/** The icons that platforms ask for at addresses of their own. */
export const ICONS: Record<string, () => Promise<Buffer>> = {
  '/apple-touch-icon.png': () => pngOf(markArt(0), 180),
  ...Object.fromEntries([SHORTCUT_SIZE, ...ICON_SIZES].map((size) => [iconPath(size), () => pngOf(markArt(0), size)])),
  '/icon-maskable.png': () => pngOf(maskableArt(), 512),
}

/** Returns the icon of browsers that read no SVG, in the sizes of a tab and of a desktop, at the address that they try. */
export async function drawIco(): Promise<Buffer> {
  const sizes = [32, 48]
  const pictures = await Promise.all(sizes.map((size) => pngOf(markArt(), size)))
  const head = Buffer.alloc(6 + 16 * sizes.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(sizes.length, 4)
  let offset = head.length
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index
    const size = itemAt(sizes, index)
    head.set([size, size, 0, 0, 1, 0, 32, 0], at)
    head.writeUInt32LE(picture.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += picture.length
  }
  return Buffer.concat([head, ...pictures])
}

/** What a long press on the icon offers. Both pages ask whoever is not signed in to do so. */
const SHORTCUTS = [
  { name: "Send this week's list", url: '/venue#lists', description: 'Your order lists, each sent to suppliers in two taps.' },
  { name: 'Quotes', url: '/quotes', description: 'What you asked, and what suppliers answered.' },
]

/**
 * Returns what a phone's home screen takes as name, picture and shortcuts of the site (W3C Web Application Manifest). A manifest has one
 * colour; pages say that of the head in the dark as well.
 */
export const manifest = () =>
  JSON.stringify({
    // Stays when the page changes that it begins with, since browsers tell apps apart by it.
    id: '/',
    name: `${BRAND}: wholesale suppliers for cafes`,
    short_name: BRAND,
    description: 'Find wholesale suppliers, ask several for prices at once, and keep what your venue orders every week.',
    start_url: '/',
    scope: '/',
    // With the browser's own way back, which an app's window would not have.
    display: 'minimal-ui',
    lang: 'en-AU',
    theme_color: THEME_COLOUR,
    background_color: THEME_COLOUR,
    shortcuts: SHORTCUTS.map((shortcut) => ({ ...shortcut, icons: [iconOf(SHORTCUT_SIZE)] })),
    icons: [
      ...ICON_SIZES.map((size) => ({ ...iconOf(size), purpose: 'any' })),
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })

const iconOf = (size: number) => ({ src: iconPath(size), sizes: `${size}x${size}`, type: 'image/png' })

function iconPath(size: number) {
  return `/icon-${size}.png`
}

const maskableArt = () => {
  const margin = (36 * (1 - SAFE_SHARE)) / 2
  return rect(0, 0, 36, 36, ink.brand) + place(margin, margin, SAFE_SHARE, [markArt(0)])
}

/** Makes a square picture of what is drawn on a board of 36 by 36. */
async function pngOf(art: string, size: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 36 36">${art}</svg>`
  const { data } = await rasterize(svg, (picture) => picture.png({ palette: true }))
  return data
}
