import type { default as Satori } from 'satori'
import { labelOf } from '#shared/pictures/artwork-glyphs.ts'
import { capitalised } from '#shared/text/words.ts'
import { BRAND, type CategoryName } from '#contract/options.ts'
import type { Resource } from '#contract/resources/resources.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { rasterize } from '#server/pictures/operations.ts'
import { categoryStyle } from './category-art.ts'
import { ink } from './shapes/inks.ts'
import { labelArt, type LabelStyle } from './label.ts'
import { textOutlines } from './shapes/text-outlines.ts'
import { DISPLAY, drawn, drawnName, familyOf, SANS, shareFonts } from './share-fonts.ts'
import { markArt } from './shapes/mark.ts'
import { heroArt } from './scenes.ts'
import { inset, place, rect } from './shapes/svg.ts'

/** The columns that a supplier's share image shows. */
export type SupplierCard = Pick<SupplierRow, 'businessName' | 'category' | 'suburb' | 'state' | 'averageRating' | 'totalReviews'>

type Element = Extract<Parameters<typeof Satori>[0], { type: unknown }>
type Style = Record<string, string | number>

const [WIDTH, HEIGHT] = [1200, 630]
const WORDS_WIDTH = 700
const DOOR = 26

export const homeShareImage = () =>
  shareImage(heroPanel(), [
    title('Find your next supplier before the morning rush'),
    note('Wholesale suppliers for Australian cafes and restaurants'),
  ])

export const listingShareImage = (category?: CategoryName) =>
  shareImage(category ? labelPanel({ ...categoryStyle(category), scale: 0.6 }) : heroPanel(), [
    title(category ? `${category} suppliers` : 'Wholesale suppliers'),
    note('for Australian cafes and restaurants'),
  ])

export const resourcesShareImage = () =>
  shareImage(heroPanel(), [title('Guides, tools and templates'), note('Free for Australian cafes, restaurants and their suppliers')])

/** What a resource's share image shows. */
export type ResourceCard = Pick<Resource, 'title' | 'type' | 'readTime'>

export const resourceShareImage = ({ title: name, type, readTime }: ResourceCard) =>
  shareImage(heroPanel(), [title(name), note(`${capitalised(type)}, ${readTime} min read`)])

/** All that a supplier's share image shows, and nothing else. A name in letters that no font of ours has is left out. */
export type SupplierShare = { label: LabelStyle; title: string; note: string; rating?: { average: number; reviews: number } }

export function supplierShare(id: number, card: SupplierCard): SupplierShare {
  const { businessName, category, suburb, state, averageRating, totalReviews } = card
  const place = [suburb, state].filter(Boolean).join(' ')
  return {
    label: { ...labelOf({ seed: id, category }), layout: 'solo', scale: 0.6 },
    title: drawnName(businessName) ?? `${category} supplier`,
    note: [category, place].filter(Boolean).join(', '),
    ...(totalReviews > 0 && { rating: { average: Number(averageRating), reviews: totalReviews } }),
  }
}

export const supplierShareImage = ({ label, rating, ...words }: SupplierShare) =>
  shareImage(labelPanel(label), [title(words.title), note(words.note), ...(rating ? [stars(rating.average, rating.reviews)] : [])])

/** Returns a PNG of 1200 by 630: brand and words on the left, art on the right, the roller door along the top. */
async function shareImage(art: string, column: Element[]): Promise<Buffer> {
  // Loaded with the first picture that is shared, as most starts draw none.
  const { default: satori } = await import('satori')
  const text = await satori(box(COLUMN, ...column), { width: WORDS_WIDTH, height: HEIGHT, fonts: shareFonts() })
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" stroke-linecap="round" stroke-linejoin="round">`,
    rect(0, 0, WIDTH, HEIGHT, ink.milk),
    art,
    rect(0, 0, WIDTH, DOOR, ink.door),
    rect(0, DOOR - 6, WIDTH, 6, ink.doorEdge),
    place(64, 74, 1.6, [markArt()]),
    textOutlines(BRAND, { x: 138, y: 117, size: 42, fill: ink.text, weight: 700, anchor: 'start' }),
    text,
    '</svg>',
  ]
  const { data } = await rasterize(svg.join(''), (picture) => picture.png({ palette: true, quality: 95 }))
  return data
}

const labelPanel = (style: LabelStyle) => {
  const size = { width: WIDTH - WORDS_WIDTH, height: HEIGHT - DOOR }
  return inset(WORDS_WIDTH, DOOR, size.width, size.height, labelArt(size, style))
}

const heroPanel = () => {
  const [width, height] = [WIDTH - WORDS_WIDTH, HEIGHT - DOOR]
  return inset(WORDS_WIDTH, DOOR, width, height, rect(0, 0, width, height, ink.brand) + place(-8, height - 560 * 0.72, 0.72, [heroArt()]))
}

const COLUMN = {
  flexDirection: 'column',
  justifyContent: 'flex-end',
  boxSizing: 'border-box',
  width: WORDS_WIDTH,
  height: HEIGHT,
  paddingLeft: 64,
  paddingRight: 48,
  paddingBottom: 60,
  color: ink.text,
}

/** Returns an element in the shape that satori expects. */
const element = (type: string, props: Record<string, unknown>): Element => ({ type, key: null, props })
const box = (style: Style, ...children: Element[]) => element('div', { style: { display: 'flex', ...style }, children })
const words = (text: string, style: Style) => element('div', { style: { display: 'block', ...style }, children: text })

const title = (text: string) =>
  words(drawn(text, DISPLAY), {
    fontFamily: familyOf(DISPLAY),
    fontSize: text.length > 34 ? 60 : 74,
    lineHeight: 1.08,
    letterSpacing: '-0.025em',
    lineClamp: 4,
    wordBreak: 'break-word',
  })

const note = (text: string) =>
  words(drawn(text, SANS), { fontFamily: familyOf(SANS), fontSize: 30, lineHeight: 1.3, lineClamp: 2, marginTop: 22, color: ink.soft })

/** Stars as on the pages: full up to the whole part, and half opaque for the next from a fractional part of 0.5. */
const stars = (average: number, reviews: number) =>
  box(
    { alignItems: 'center', gap: 14, marginTop: 26, fontFamily: familyOf(SANS), fontSize: 30 },
    words(average.toFixed(1), { fontFamily: familyOf(DISPLAY), fontSize: 44, marginRight: 4 }),
    ...[1, 2, 3, 4, 5].map((n) => star(n <= average ? 1 : n - average <= 0.5 ? 0.5 : 0.18)),
    words(reviews === 1 ? '1 review' : `${reviews} reviews`, { marginLeft: 8, color: ink.soft }),
  )

const STAR = 'M12 1.6l3.2 6.7 7.3 1-5.3 5.1 1.3 7.3L12 18.2l-6.5 3.5 1.3-7.3L1.5 9.3l7.3-1z'

const star = (fillOpacity: number) =>
  element('svg', { width: 36, height: 36, viewBox: '0 0 24 24', children: element('path', { d: STAR, fill: ink.star, fillOpacity }) })
