import type { CategoryName } from '#contract/options.ts'

/**
 * Case labels: the artwork for suppliers and products without a photograph. The server draws them; this module has what both sides must
 * agree on: the tone, pattern, glyph and layout of a seed, and the URLs of the drawings.
 */

/** Increase it when a drawing changes: browsers cache URLs with this version for a year. */
export const ART_VERSION = 1

/** The colour of the door in the head, which browsers may take for their own bars. */
export const THEME_COLOUR = '#0e3b29'

export const PATTERNS = ['rays', 'hills', 'halo', 'awning', 'sash', 'scallop', 'check', 'dots'] as const
export type Pattern = (typeof PATTERNS)[number]
export const LAYOUTS = ['solo', 'trio', 'crop', 'pair'] as const
export type Layout = (typeof LAYOUTS)[number]

/** Where a label is used: grid card, list row, profile cover, product, gallery tile, and the thumbnail in the bulk bar. */
export type LabelShape = 'card' | 'row' | 'cover' | 'product' | 'tile' | 'thumb'
export type SceneName = 'hero' | 'poster' | 'supplier' | 'empty' | 'lost' | 'chat'

/**
 * For each category its glyphs, of which the first stands for the category, and its pairs of ground and print ink, with at least three
 * different grounds.
 */
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
/** Ground and print ink of a label. Every ink is also a CSS custom property, such as `--litho-mandarin`. */
export type Tone = ArtworkStyle['tones'][number]

export type LabelChoice = { seed: string | number; category: string; step?: number }

const isKnown = (category: string): category is CategoryName => Object.hasOwn(ARTWORK_STYLES, category)
const known = (category: string): CategoryName => (isKnown(category) ? category : 'Packaging')
const lookOf = (category: string): ArtworkStyle => ARTWORK_STYLES[known(category)]

/** Returns an FNV-1a hash with a final mix. Without the mix, the ids 10 to 19 would have equal upper bits and so the same layout. */
export function hashOf(seed: string | number): number {
  let hash = 2166136261
  // A character always has a code point.
  for (const char of String(seed)) hash = Math.imul(hash ^ char.codePointAt(0)!, 16777619)
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
  return (hash ^ (hash >>> 13)) >>> 0
}

// No list of patterns, glyphs, layouts or tones is empty.
const pick = <Item>(list: readonly Item[], n: number): Item => list[n % list.length]!
const toneOf = ({ seed, category, step = 0 }: LabelChoice): Tone => pick<Tone>(lookOf(category).tones, hashOf(seed) + step)
/** Returns the colour of the label's background. A tone has a space, so `split` returns two parts. */
export const groundOf = (choice: LabelChoice) => toneOf(choice).split(' ')[0]!

/**
 * Returns the look of a label, which is always the same for a seed. `step` changes only the tone. Unknown categories look like Packaging.
 */
export function labelOf(choice: LabelChoice) {
  const hash = hashOf(choice.seed)
  return {
    tone: toneOf(choice),
    pattern: pick(PATTERNS, hash >>> 5),
    glyph: pick<Glyph>(lookOf(choice.category).glyphs, hash >>> 9),
    layout: pick(LAYOUTS, hash >>> 13),
  }
}

/** Returns the glyph of a category, for chips and lists. */
export const glyphOf = (category: string): Glyph => lookOf(category).glyphs[0]

/**
 * Returns the `step` of each item of a grid, row by row, such that no item has the ground of the one to its left or above it. A list has
 * one column.
 */
export function stepSeeds(items: readonly LabelChoice[], columns = 3): number[] {
  const grounds: string[] = []
  return items.map((item, i) => {
    const taken = [grounds[i - columns], i % columns ? grounds[i - 1] : undefined]
    let step = 0
    // Ends, because a category has at least three grounds and an item at most two neighbours.
    while (taken.includes(groundOf({ ...item, step }))) step++
    grounds.push(groundOf({ ...item, step }))
    return step
  })
}

const DARK_GROUNDS = 'beet navy bottle tomato reef'

/** Returns the custom properties of a first-letter stamp: the label's ground and an ink with enough contrast on it. */
export function stampInk(seed: string | number, category: string) {
  const ground = groundOf({ seed, category })
  return { ground: `--litho-${ground}`, ink: DARK_GROUNDS.includes(ground) ? '--litho-milk' : '--litho-ink' }
}

/** Returns a category as it stands in URLs: `phone-internet` for `Phone/Internet`. */
export const categorySlug = (category: string) => category.toLowerCase().replace(/\W+/g, '-')

const versioned = (path: string, query = '') => `${path}?${query}v=${ART_VERSION}`

export const labelPath = (shape: LabelShape, { seed, category, step }: LabelChoice) =>
  versioned(`/art/label/${shape}/${categorySlug(known(category))}/${seed}.svg`, step ? `step=${step}&` : '')
/** The square picture of a category, which has no variants. */
export const categoryArtPath = (category: string) => versioned(`/art/category/${categorySlug(known(category))}.svg`)
/** The `href` for `<use>` of a category's glyph, which has a view box of 200 by 200. */
export const glyphPath = (category: string) => `${versioned('/art/glyphs.svg')}#${glyphOf(category)}`
export const scenePath = (scene: SceneName) => versioned(`/art/scene/${scene}.svg`)
export const logoPath = versioned('/art/logo.svg')

/** Preview pictures of shared links, 1200 by 630. What a supplier's and a resource's show may change, so their URLs have no version and are cached only briefly. */
export const homeSharePath = versioned('/art/share/home.png')
export const listingSharePath = (category?: string) =>
  versioned('/art/share/listing.png', category ? `category=${categorySlug(known(category))}&` : '')
export const resourcesSharePath = versioned('/art/share/resources.png')
export const resourceSharePath = (id: string) => `/art/share/resource/${id}.png`
export const supplierSharePath = (id: number) => `/art/share/supplier/${id}.png`
