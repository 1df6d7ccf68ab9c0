import { describe, expect, test } from 'vitest'
import { stepName } from '#shared/text/step-name.ts'
import { answerLine, stepCells, trendRows } from './trend-texts.ts'

const step = { from: '2026-11-02', views: 1204, inquiries: 2, requests: 18, medianMinutes: 95 }

describe('The words of the trends', () => {
  test('a step is formatted for reading in the table and as plain numbers in the file', () => {
    expect([stepName(step), ...stepCells(step)]).toEqual(['2 Nov', '1,204', '2', '18', '2 hours'])
    expect(stepCells({ ...step, medianMinutes: null }).at(-1)).toBe('None')
    expect(trendRows([step])[1]).toEqual(['2026-11-02', 1204, 2, 18, 95])
  })

  test('answer times are in minutes, or all in hours when one is long', () => {
    expect(answerLine([{ medianMinutes: 95 }, { medianMinutes: null }])).toEqual({ values: [95, null], unit: ' min' })
    expect(answerLine([{ medianMinutes: 95 }, { medianMinutes: null }, { medianMinutes: 600 }])).toEqual({
      values: [1.6, null, 10],
      unit: ' h',
    })
  })
})
