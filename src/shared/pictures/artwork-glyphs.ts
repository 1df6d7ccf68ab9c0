import type { CategoryName } from '#contract/options.ts'
import { hashOf } from '#shared/text/hash-of.ts'
import { lookOf, pick, toneOf, versioned, type LabelChoice } from './artwork-options.ts'

// The rest of the look of a label: apart from its tone, because no list of suppliers needs it.

export const PATTERNS = ['rays', 'hills', 'halo', 'awning', 'sash', 'scallop', 'check', 'dots'] as const
export type Pattern = (typeof PATTERNS)[number]
export const LAYOUTS = ['solo', 'trio', 'crop', 'pair'] as const
export type Layout = (typeof LAYOUTS)[number]

/** The glyphs of each category, of which the first stands for the category. */
const GLYPHS = {
  Coffee: ['coffee', 'bean'],
  Tea: ['tea'],
  Packaging: ['cup', 'carton'],
  'Web Design': ['browser'],
  'IT Services': ['plug'],
  'Staff/Recruiting': ['bell'],
  Meat: ['meat'],
  Seafood: ['fish'],
  'Baked Goods': ['bread', 'croissant'],
  Furniture: ['chair'],
  'Social Media': ['speech'],
  'Graphic Design': ['pencil'],
  Spirits: ['bottle'],
  'Machine Repairs': ['portafilter'],
  Cleaning: ['spray'],
  Insurance: ['umbrella'],
  'Phone/Internet': ['phone'],
  Uniforms: ['apron'],
  'Fresh Produce': ['tomato', 'lemon', 'avocado'],
  Beverages: ['juice'],
  Dairy: ['milk'],
} as const satisfies Record<CategoryName, readonly string[]>
export type Glyph = (typeof GLYPHS)[CategoryName][number]

/**
 * Returns the look of a label, which is always the same for a seed. `step` changes only the tone. Unknown categories look like Packaging.
 */
export function labelOf(choice: LabelChoice) {
  const hash = hashOf(choice.seed)
  return {
    tone: toneOf(choice),
    pattern: pick(PATTERNS, hash >>> 5),
    glyph: pick<Glyph>(GLYPHS[lookOf(choice.category)], hash >>> 9),
    layout: pick(LAYOUTS, hash >>> 13),
  }
}

/** Returns the glyph of a category, for chips and lists. */
export const glyphOf = (category: string): Glyph => GLYPHS[lookOf(category)][0]

/** The `href` for `<use>` of a category's glyph, which has a view box of 200 by 200. */
export const glyphPath = (category: string) => `${versioned('/art/glyphs.svg')}#${glyphOf(category)}`
