import { describe, expect, test } from 'vitest'
import { foldedAway } from './more-questions.tsx'

const questions = (text: string) => [...text].map((sign) => ({ required: sign === 'r' }))

describe('The questions of a form that a phone folds away', () => {
  test.each<[form: string, others: number, folded: number[]]>([
    ['', 2, []],
    ['oooo', 2, []],
    ['ooooo', 2, [4]],
    ['ooooor', 2, [3, 4]],
    ['rororoo', 2, [3, 5, 6]],
    ['ooo', 4, [2]],
    ['orr', 5, [0, 2]],
    ['rrrrrr', 2, [4, 5]],
    ['oo', 6, [0, 1]],
  ])('of "%s" beside %i other fields', (form, others, folded) => {
    expect(foldedAway(questions(form), others)).toEqual(folded)
    expect(form.length - folded.length + others).toBeLessThanOrEqual(Math.max(6, others))
  })
})
