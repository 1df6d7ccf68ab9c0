/** The sections of the home page below its search, in the order of the design, with their names in the editor. */
export const HOME_SECTIONS = {
  benefits: 'Benefits',
  'how-it-works': 'How it works',
  categories: 'Categories',
  featured: 'Featured suppliers',
  'before-after': 'Before and after',
  testimonials: 'Praise',
  stats: 'The beta in numbers',
  invitation: 'For suppliers',
  beta: 'Beta program',
  closing: 'End of the page',
} as const
export type HomeSectionId = keyof typeof HOME_SECTIONS
// The constant has no other keys.
export const HOME_SECTION_IDS = Object.keys(HOME_SECTIONS) as [HomeSectionId, ...HomeSectionId[]]

export type HomeSection = { id: HomeSectionId; isShown: boolean }

export const ALL_SECTIONS: readonly HomeSection[] = HOME_SECTION_IDS.map((id) => ({ id, isShown: true }))

/** The section that the join and start buttons of every page lead to, so that it is always shown. */
export const JOIN_SECTION: HomeSectionId = 'closing'

/** Completes an order with the sections that it does not name, which the site has got since: they come last, shown. */
export const completeSections = (sections: readonly HomeSection[]): HomeSection[] => [
  ...sections.map((section) => (section.id === JOIN_SECTION ? { ...section, isShown: true } : section)),
  ...ALL_SECTIONS.filter(({ id }) => !sections.some((section) => section.id === id)),
]
