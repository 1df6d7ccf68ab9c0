import type { CategoryName } from '#contract/options.ts'
import { labelArt, type LabelStyle } from './label.ts'
import { drawing } from './shapes/svg.ts'

type Picture = Pick<LabelStyle, 'glyph' | 'pattern' | 'tone'>

/** The fixed picture of each category, chosen so that neighbours in the grid of the home page differ. */
const PICTURES: Record<CategoryName, Picture> = {
  Coffee: { glyph: 'coffee', pattern: 'rays', tone: 'mandarin wattle' },
  Tea: { glyph: 'tea', pattern: 'halo', tone: 'musk oat' },
  Packaging: { glyph: 'cup', pattern: 'hills', tone: 'gum lime' },
  'Web Design': { glyph: 'browser', pattern: 'sash', tone: 'musk rose' },
  'IT Services': { glyph: 'plug', pattern: 'rays', tone: 'mandarin wattle' },
  'Staff/Recruiting': { glyph: 'bell', pattern: 'rays', tone: 'beet tomato' },
  Meat: { glyph: 'meat', pattern: 'dots', tone: 'bottle gum' },
  Seafood: { glyph: 'fish', pattern: 'halo', tone: 'wattle oat' },
  'Baked Goods': { glyph: 'croissant', pattern: 'awning', tone: 'reef sky' },
  Furniture: { glyph: 'chair', pattern: 'hills', tone: 'musk oat' },
  'Social Media': { glyph: 'speech', pattern: 'dots', tone: 'navy reef' },
  'Graphic Design': { glyph: 'pencil', pattern: 'check', tone: 'reef sky' },
  Spirits: { glyph: 'bottle', pattern: 'halo', tone: 'musk oat' },
  'Machine Repairs': { glyph: 'portafilter', pattern: 'rays', tone: 'tomato mandarin' },
  Cleaning: { glyph: 'spray', pattern: 'scallop', tone: 'navy reef' },
  Insurance: { glyph: 'umbrella', pattern: 'sash', tone: 'reef sky' },
  'Phone/Internet': { glyph: 'phone', pattern: 'rays', tone: 'sky oat' },
  Uniforms: { glyph: 'apron', pattern: 'halo', tone: 'mandarin wattle' },
  'Fresh Produce': { glyph: 'avocado', pattern: 'rays', tone: 'sky oat' },
  Beverages: { glyph: 'juice', pattern: 'rays', tone: 'reef sky' },
  Dairy: { glyph: 'milk', pattern: 'check', tone: 'wattle oat' },
}

export const categoryStyle = (category: CategoryName): LabelStyle => ({ ...PICTURES[category], layout: 'solo', scale: 0.78 })

export const drawCategory = (category: CategoryName) =>
  drawing('0 0 200 200', labelArt({ width: 200, height: 200 }, categoryStyle(category)))
