import type { CategoryName } from '#contract/options.ts'
import { hashOf } from '#shared/text/hash-of.ts'

/**
 * Case labels: the artwork for suppliers and products without a photograph. The server draws them; this module has what both sides must
 * agree on: the tone of a seed, and the URLs of the drawings. What only drawings and glyphs need is in artwork-glyphs.ts.
 */

/** Increase it when a drawing changes: browsers cache URLs with this version for a year. */
export const ART_VERSION = 1

/** The colour of the door in the head, which browsers may take for their own bars. */
export const THEME_COLOUR = '#0e3b29'
export const DARK_THEME_COLOUR = '#0d3223'

/** Where a label is used: grid card, list row, profile cover, product, gallery tile, and the thumbnail in the bulk bar. */
export type LabelShape = 'card' | 'row' | 'cover' | 'product' | 'tile' | 'thumb'
export type SceneName = 'hero' | 'poster' | 'supplier' | 'empty' | 'lost' | 'chat'

/** The pairs of ground and print ink of each category, with at least three different grounds. */
const TONES = {
  Coffee: ['mandarin wattle', 'sky oat', 'reef sky', 'musk oat'],
  Tea: ['musk oat', 'wattle oat', 'sky oat'],
  Packaging: ['reef sky', 'gum lime', 'tomato mandarin'],
  'Web Design': ['musk rose', 'gum oat', 'reef sky'],
  'IT Services': ['mandarin wattle', 'musk oat', 'gum lime'],
  'Staff/Recruiting': ['reef sky', 'beet tomato', 'navy reef'],
  Meat: ['navy sky', 'bottle gum', 'musk oat'],
  Seafood: ['wattle oat', 'sky oat', 'mandarin wattle', 'musk rose'],
  'Baked Goods': ['sky oat', 'wattle oat', 'beet tomato', 'reef sky'],
  Furniture: ['musk oat', 'gum oat', 'sky oat'],
  'Social Media': ['reef sky', 'bottle gum', 'navy reef'],
  'Graphic Design': ['reef sky', 'beet tomato', 'sky oat'],
  Spirits: ['musk oat', 'wattle mandarin', 'sky oat'],
  'Machine Repairs': ['wattle mandarin', 'tomato mandarin', 'gum oat'],
  Cleaning: ['navy reef', 'wattle oat', 'musk oat'],
  Insurance: ['navy reef', 'reef sky', 'wattle mandarin'],
  'Phone/Internet': ['wattle mandarin', 'sky oat', 'musk oat'],
  Uniforms: ['mandarin wattle', 'oat musk', 'wattle oat'],
  'Fresh Produce': ['sky oat', 'bottle gum', 'musk oat', 'lime oat'],
  Beverages: ['reef sky', 'bottle gum', 'musk oat'],
  Dairy: ['wattle oat', 'gum lime', 'tomato mandarin', 'musk oat'],
} as const satisfies Record<CategoryName, readonly `${string} ${string}`[]>

/** Ground and print ink of a label. Every ink is also a CSS custom property, such as `--litho-mandarin`. */
export type Tone = (typeof TONES)[CategoryName][number]

export type LabelChoice = { seed: string | number; category: string; step?: number }

const isKnown = (category: string): category is CategoryName => Object.hasOwn(TONES, category)
/** Returns the category whose look something has: unknown categories look like Packaging. */
export const lookOf = (category: string): CategoryName => (isKnown(category) ? category : 'Packaging')

/** Returns an item of a list that is not empty. */
export const pick = <Item>(list: readonly Item[], n: number): Item => list[n % list.length]!
export const toneOf = ({ seed, category, step = 0 }: LabelChoice): Tone => pick<Tone>(TONES[lookOf(category)], hashOf(seed) + step)
/** Returns the colour of the label's background. A tone has a space, so `split` returns two parts. */
export function groundOf(choice: LabelChoice): string {
  const [ground = ''] = toneOf(choice).split(' ')
  return ground
}

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

/** Returns the URL of a drawing in the version that browsers may keep. */
export const versioned = (path: string, query = '') => `${path}?${query}v=${ART_VERSION}`

export const labelPath = (shape: LabelShape, { seed, category, step }: LabelChoice) =>
  versioned(`/art/label/${shape}/${categorySlug(lookOf(category))}/${seed}.svg`, step ? `step=${step}&` : '')
/** The square picture of a category, which has no variants. */
export const categoryArtPath = (category: string) => versioned(`/art/category/${categorySlug(lookOf(category))}.svg`)
export const scenePath = (scene: SceneName) => versioned(`/art/scene/${scene}.svg`)
export const logoPath = versioned('/art/logo.svg')

/** Preview pictures of shared links, 1200 by 630. What a supplier's and a resource's show may change, so their URLs have no version and are cached only briefly. */
export const homeSharePath = versioned('/art/share/home.png')
export const listingSharePath = (category?: string) =>
  versioned('/art/share/listing.png', category ? `category=${categorySlug(lookOf(category))}&` : '')
export const resourcesSharePath = versioned('/art/share/resources.png')
export const resourceSharePath = (id: string) => `/art/share/resource/${id}.png`
export const supplierSharePath = (id: number) => `/art/share/supplier/${id}.png`
