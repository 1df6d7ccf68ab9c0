import { describe, expect, test } from 'vitest'
import { labelOf } from '#shared/pictures/artwork-glyphs.ts'
import { CATEGORIES } from '#contract/options.ts'
import { labelSteps } from './label-steps.ts'

describe('labelSteps', () => {
  test.each(CATEGORIES)('%s labels never have the ground of the label beside or above them, in one column or three', (category) => {
    const items = Array.from({ length: 48 }, (_, at) => ({ seed: at * 7 + 1, category }))
    const grounds = labelSteps(items).map((step, at) => labelOf({ ...items[at]!, step }).tone.split(' ')[0])
    for (const back of [1, 3]) expect(grounds.filter((ground, at) => ground === grounds[at - back])).toEqual([])
  })

  test('a label without equal neighbours keeps its own tone', () => {
    expect(labelSteps([{ seed: 12, category: 'Tea' }])).toEqual([0])
  })
})
