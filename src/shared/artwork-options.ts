import type { CategoryName } from '#contract/options.ts'

/**
 * Case labels: the artwork of whatever has no photograph. Here is only what both sides must agree on:
 * which tone, pattern, glyph and layout a seed gets, and where the drawings are. The server draws them.
 */

/** Raise it when a drawing changes: addresses that carry it are kept by browsers for a year. */
export const ART_VERSION = 1

export const PATTERNS = ['rays', 'hills', 'halo', 'awning', 'sash', 'scallop', 'check', 'dots'] as const
export type Pattern = (typeof PATTERNS)[number]
export const LAYOUTS = ['solo', 'trio', 'crop', 'pair'] as const
export type Layout = (typeof LAYOUTS)[number]

/** Where a label goes: grid card, list row, profile cover, product, gallery tile, and the small one of the bulk bar. */
export type LabelShape = 'card' | 'row' | 'cover' | 'product' | 'tile' | 'thumb'
export type SceneName = 'hero' | 'poster' | 'supplier' | 'empty' | 'lost' | 'chat'

/** Glyphs to draw from, the first stands for the category, and pairs of ground and print ink with at least three different grounds. */
const ARTWORK_STYLES = {
  Coffee: { glyphs: ['coffee', 'bean'], tones: ['mandarin wattle', 'sky oat', 'reef sky', 'musk oat'] },
  Tea: { glyphs: ['tea'], tones: ['musk oat', 'wattle oat', 'sky oat'] },
  Packaging: { glyphs: ['cup', 'carton'], tones: ['reef sky', 'gum lime', 'tomato mandarin'] },
  'Web Design': { glyphs: ['browser'], tones: ['musk rose', 'gum oat', 'reef sky'] },
  'IT Services': { glyphs: ['plug'], tones: ['mandarin wattle', 'musk oat', 'gum lime'] },
  'Staff/Recruiting': { glyphs: ['bell'], tones: ['reef sky', 'beet tomato', 'navy reef'] },
  Meat: { glyphs: ['meat'], tones: ['navy sky', 'bottle gum', 'musk oat'] },
  Seafood: { glyphs: ['fish'], tones: ['wattle oat', 'sky oat', 'mandarin wattle', 'musk rose'] },
  'Baked Goods': { glyphs: ['bread', 'croissant'], tones: ['sky oat', 'wattle oat', 'beet tomato', 'reef sky'] },
  Furniture: { glyphs: ['chair'], tones: ['musk oat', 'gum oat', 'sky oat'] },
  'Social Media': { glyphs: ['speech'], tones: ['reef sky', 'bottle gum', 'navy reef'] },
  'Graphic Design': { glyphs: ['pencil'], tones: ['reef sky', 'beet tomato', 'sky oat'] },
  Spirits: { glyphs: ['bottle'], tones: ['musk oat', 'wattle mandarin', 'sky oat'] },
  'Machine Repairs': { glyphs: ['portafilter'], tones: ['wattle mandarin', 'tomato mandarin', 'gum oat'] },
  Cleaning: { glyphs: ['spray'], tones: ['navy reef', 'wattle oat', 'musk oat'] },
  Insurance: { glyphs: ['umbrella'], tones: ['navy reef', 'reef sky', 'wattle mandarin'] },
  'Phone/Internet': { glyphs: ['phone'], tones: ['wattle mandarin', 'sky oat', 'musk oat'] },
  Uniforms: { glyphs: ['apron'], tones: ['mandarin wattle', 'oat musk', 'wattle oat'] },
  'Fresh Produce': { glyphs: ['tomato', 'lemon', 'avocado'], tones: ['sky oat', 'bottle gum', 'musk oat', 'lime oat'] },
  Beverages: { glyphs: ['juice'], tones: ['reef sky', 'bottle gum', 'musk oat'] },
  Dairy: { glyphs: ['milk'], tones: ['wattle oat', 'gum lime', 'tomato mandarin', 'musk oat'] },
} as const satisfies Record<CategoryName, { glyphs: readonly string[]; tones: readonly `${string} ${string}`[] }>

type ArtworkStyle = (typeof ARTWORK_STYLES)[CategoryName]
export type Glyph = ArtworkStyle['glyphs'][number]
/** Ground and print ink of a label; every ink is also a custom property, `--litho-mandarin`. */
export type Tone = ArtworkStyle['tones'][number]

export type LabelChoice = { seed: string | number; category: string; step?: number }

const known = (category: string) => (Object.hasOwn(ARTWORK_STYLES, category) ? category : 'Packaging') as CategoryName
const lookOf = (category: string): ArtworkStyle => ARTWORK_STYLES[known(category)]

/** FNV-1a with a final mix, without which the ids 10 to 19 would share their upper bits and so their layout. */
export function hashOf(seed: string | number): number {
  let hash = 2166136261
  for (const char of String(seed)) hash = Math.imul(hash ^ char.codePointAt(0)!, 16777619)
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
  return (hash ^ (hash >>> 13)) >>> 0
}

const pick = <Item>(list: readonly Item[], n: number): Item => list[n % list.length]!
const toneOf = ({ seed, category, step = 0 }: LabelChoice): Tone => pick<Tone>(lookOf(category).tones, hashOf(seed) + step)
/** The colour that most of a label is painted in. */
export const groundOf = (choice: LabelChoice) => toneOf(choice).split(' ')[0]!

/** The look a seed keeps for life; `step` turns the tone only. Unknown categories look like Packaging. */
export function labelOf(choice: LabelChoice) {
  const hash = hashOf(choice.seed)
  return {
    tone: toneOf(choice),
    pattern: pick(PATTERNS, hash >>> 5),
    glyph: pick<Glyph>(lookOf(choice.category).glyphs, hash >>> 9),
    layout: pick(LAYOUTS, hash >>> 13),
  }
}

/** The glyph of a category, for chips and lists. */
export const glyphOf = (category: string): Glyph => lookOf(category).glyphs[0]

/** A step for each item of a grid, row by row, so that no two neighbours (left, above) have the same ground; a list has one column. */
export function stepSeeds(items: readonly LabelChoice[], columns = 3): number[] {
  const grounds: string[] = []
  return items.map((item, i) => {
    const taken = [grounds[i - columns], i % columns ? grounds[i - 1] : undefined]
    let step = 0
    // Three grounds or more a category, two neighbours: one is always free.
    while (taken.includes(groundOf({ ...item, step }))) step++
    grounds.push(groundOf({ ...item, step }))
    return step
  })
}

const DARK_GROUNDS = 'beet navy bottle tomato reef'

/** Custom properties for a first-letter stamp: the label's ground and the ink that reads on it. */
export function stampInk(seed: string | number, category: string) {
  const ground = groundOf({ seed, category })
  return { ground: `--litho-${ground}`, ink: DARK_GROUNDS.includes(ground) ? '--litho-milk' : '--litho-ink' }
}

/** `Phone/Internet` is `phone-internet` in an address. */
export const categorySlug = (category: string) => category.toLowerCase().replace(/\W+/g, '-')

const versioned = (path: string, query = '') => `${path}?${query}v=${ART_VERSION}`

export const labelPath = (shape: LabelShape, { seed, category, step }: LabelChoice) =>
  versioned(`/art/label/${shape}/${categorySlug(known(category))}/${seed}.svg`, step ? `step=${step}&` : '')
/** The square picture of a category; the same everywhere. */
export const categoryArtPath = (category: string) => versioned(`/art/category/${categorySlug(known(category))}.svg`)
/** For `<use href>`: the category's glyph on a board of 200 by 200. */
export const glyphPath = (category: string) => `${versioned('/art/glyphs.svg')}#${glyphOf(category)}`
export const scenePath = (scene: SceneName) => versioned(`/art/scene/${scene}.svg`)
export const logoPath = versioned('/art/logo.svg')

/** Pictures of 1200 by 630 for links that are shared. A supplier's shows its rating, so it is never kept for long. */
export const homeSharePath = versioned('/art/share/home.png')
export const listingSharePath = (category?: string) =>
  versioned('/art/share/listing.png', category ? `category=${categorySlug(known(category))}&` : '')
export const supplierSharePath = (id: number) => `/art/share/supplier/${id}.png`
