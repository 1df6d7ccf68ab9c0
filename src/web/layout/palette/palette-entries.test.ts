import { describe, expect, test } from 'vitest'
import { matchingGroups } from './palette-entries.ts'

const entry = (label: string, detail?: string) => ({ label, detail, icon: 'list', href: `/${label}` }) as const
const GROUPS = [
  { name: 'Pages', entries: [entry('Quotes'), entry('Quote Form'), entry('Profile')] },
  { name: 'Products', entries: [entry('House blend', '$34.50 / kg')], onlyTyped: true },
  { name: 'Requests', entries: [entry('No. 00004 Corner Cup')], isFound: true },
]
const labels = (typed: string) => matchingGroups(GROUPS, typed).flatMap(({ entries }) => entries.map(({ label }) => label))

describe('matchingGroups', () => {
  test('without a text there are the pages, and nothing that fills a list of its own', () => {
    expect(labels('')).toEqual(['Quotes', 'Quote Form', 'Profile'])
    expect(labels('  ')).toEqual(['Quotes', 'Quote Form', 'Profile'])
  })

  test('every typed word has to be there, in whatever order and case, and what the server has found stays', () => {
    expect(labels('form QUO')).toEqual(['Quote Form', 'No. 00004 Corner Cup'])
    expect(labels('34.50 blend')).toEqual(['House blend', 'No. 00004 Corner Cup'])
    expect(matchingGroups(GROUPS, 'nothing').map(({ name }) => name)).toEqual(['Requests'])
  })
})
