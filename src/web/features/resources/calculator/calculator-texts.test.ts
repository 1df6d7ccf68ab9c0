import { describe, expect, test } from 'vitest'
import { costReduction } from '#shared/money/cost-reduction.ts'
import type { CalculatorSearch } from '#web/addresses/calculator-search.ts'
import { notesOn, savingCells, savingWords, summaryOf } from './calculator-texts.ts'
import { costsOf } from './typed-costs.ts'

function at(search: CalculatorSearch) {
  const costs = costsOf(search)
  const result = costReduction(costs)
  return { summary: summaryOf(result, costs.targetTenths), notes: notesOn(costs, result), food: result.categories[0]! }
}

describe('What the calculator says in words', () => {
  test.each<[string, CalculatorSearch, string]>([
    [
      'a saving below the target',
      { cost: '2000', food: '1000', foodNew: '900' },
      'You would save $100.00 a month, 5.0% of your $2,000.00. That is $1,200.00 a year. Your target of 15.0% is $300.00 a month: $200.00 still to find.',
    ],
    [
      'a saving that reaches the target to the cent',
      { food: '1000', foodNew: '850' },
      'You would save $150.00 a month, 15.0% of your $1,000.00. That is $1,800.00 a year. Your target of 15.0% is $150.00 a month, which this reaches.',
    ],
    [
      'a saving above the target',
      { target: '10', food: '1000', foodNew: '850' },
      'You would save $150.00 a month, 15.0% of your $1,000.00. That is $1,800.00 a year. Your target of 10.0% is $100.00 a month, which this passes by $50.00.',
    ],
    [
      'an extra cost, without a target',
      { target: '0', food: '200', foodNew: '250' },
      'You would pay $50.00 more a month, 25.0% of your $200.00. That is $600.00 more a year.',
    ],
    [
      'an extra cost with nothing that it is a share of',
      { foodNew: '50' },
      'You would pay $50.00 more a month. That is $600.00 more a year.',
    ],
    ['no difference', { target: '0', food: '50', foodNew: '50' }, 'You would pay the same as now.'],
    [
      'a monthly cost alone',
      { cost: '18000' },
      'Enter what a category costs you now and what it would cost, to see your saving here. Your target of 15.0% is $2,700.00 a month: $2,700.00 still to find.',
    ],
    ['nothing', {}, 'Enter what a category costs you now and what it would cost, to see your saving here.'],
  ])('%s', (_, search, summary) => {
    expect(at(search).summary).toBe(summary)
  })

  test('a category saves, costs more or costs the same', () => {
    const foods = [
      { food: '14000', foodNew: '13139' },
      { food: '200', foodNew: '250' },
      { foodNew: '50' },
      { food: '50', foodNew: '50' },
    ].map((search) => at(search).food)
    expect(foods.map(savingWords)).toEqual(['Saves $861.00 (6.2%)', 'Costs $50.00 more (25.0%)', 'Costs $50.00 more', 'Costs the same'])
    expect(foods.map(savingCells)).toEqual([
      ['$861.00', '6.2%'],
      ['$50.00 more', '25.0% more'],
      ['$50.00 more', 'not known'],
      ['$0.00', '0.0%'],
    ])
  })

  test('it says which costs are missing, and that the monthly cost is not that of the categories', () => {
    const foods = { food: '1000', foodNew: '900' }
    expect(at(foods).notes).toEqual([])
    expect(at({ ...foods, cost: '1000' }).notes).toEqual([])
    expect(at({ ...foods, cleaning: '5' }).notes).toEqual([
      'Cleaning & Maintenance has no new cost. That counts as $0.00, so all of it counts as saved.',
    ])
    expect(at({ ...foods, cost: '1200' }).notes).toEqual([
      'The four categories come to $1,000.00 now, $200.00 less than the monthly cost you entered. Share and target are of the $1,200.00 you entered.',
    ])
    expect(at({ ...foods, cost: '800' }).notes[0]).toContain('$200.00 more than the monthly cost')
  })
})
