import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { HOME_SECTION_IDS, JOIN_SECTION, type HomeSection as Section } from './home-section-order.ts'

const HomeSection = z.object({ id: z.enum(HOME_SECTION_IDS, 'There is no such section.'), isShown: z.boolean('Please say true or false.') })

const output = z.object({ id: z.int(), sections: z.array(HomeSection), version: z.int() })
export const getHomeSections = endpoint('GET /api/admin/home-sections', {
  isPrivate: true,
  summary: 'Order of the sections of the home page, and which of them it shows',
  output,
})
const EVERY_ONE = 'Please name each section once.'
const everyOne = z.refine<Section[]>(
  (sections) => sections.length === HOME_SECTION_IDS.length && new Set(sections.map(({ id }) => id)).size === sections.length,
  EVERY_ONE,
)
const canJoin = z.refine<Section[]>(
  (sections) => sections.every(({ id, isShown }) => id !== JOIN_SECTION || isShown),
  'The end of the page cannot be hidden: the join buttons of every page lead there.',
)
export const changeHomeSections = endpoint('PUT /api/admin/home-sections', {
  summary: 'Reorder, hide and show the sections of the home page',
  body: {
    sections: z.array(HomeSection, 'Please list the sections.').check(z.maxLength(HOME_SECTION_IDS.length, EVERY_ONE), everyOne, canJoin),
  },
  output,
})
