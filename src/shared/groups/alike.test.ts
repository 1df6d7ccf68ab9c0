import { expect, test } from 'vitest'
import type { GroupState } from '#contract/groups/group-states.ts'
import { alikeGroups } from './alike.ts'

type Case = [typed: [item: string, unit: string], group: [item: string, unit: string, state?: GroupState], isAlike: boolean]

const CASES: Case[] = [
  [['Oat milk', 'carton'], ['Oat milk', 'carton'], true],
  [['oat milk', 'Carton'], ['OAT MILK', 'carton'], true],
  [['Milk, oat', 'carton'], ['Oat milk', 'carton'], true],
  [['Oat  milk ', ' carton '], ['Oat milk', 'carton'], true],
  [['Oat milks', 'cartons'], ['Oat milk', 'carton'], true],
  [['Oat-milk', 'carton'], ['Oat milk', 'carton'], true],
  [['Oat milk 12 x 1 L', 'carton'], ['Oat milk', 'carton'], true],
  [['Oat milk', 'carton'], ['Oat milk 6 x 1 L', 'carton'], true],
  [['Oat milk', ''], ['Oat milk', 'carton'], true],
  [['Oat milk', '  '], ['Oat milk', 'kg'], true],
  [['Rye flour', 'bag'], ['Flour rye', 'bags'], true],
  [['Tomatoes', 'tray'], ['Tomato', 'trays'], true],
  [['Crème fraîche', 'tub'], ['crème fraîche', 'tub'], true],
  [['Bin liners 240 L', 'box'], ['Bin liners', 'box'], true],
  [['Eggs', 'dozen'], ['Egg', 'dozen'], true],
  [['Oat milk', 'carton'], ['Oat milk', 'carton', 'priced'], true],
  [['Oat milk', 'carton'], ['Oat milk', 'carton', 'settled'], false],
  [['Oat milk', 'carton'], ['Oat milk', 'carton', 'failed'], false],
  [['Oat milk', 'carton'], ['Oat milk', 'kg'], false],
  [['Oat milk', 'carton'], ['Oat milk', 'pallet'], false],
  [['Oat milk', 'carton'], ['Soy milk', 'carton'], false],
  [['Oat milk', 'carton'], ['Milk', 'carton'], false],
  [['Milk', 'carton'], ['Oat milk', 'carton'], false],
  [['Oat milk barista', 'carton'], ['Oat milk', 'carton'], false],
  [['Oats', 'carton'], ['Oat milk', 'carton'], false],
  [['', 'carton'], ['Oat milk', 'carton'], false],
  [['   ', 'carton'], ['   ', 'carton'], false],
  [['Flour', 'bag'], ['Flower', 'bag'], false],
  [['Rye flour', 'bag'], ['Rye', 'bag'], false],
  [['Eggs', 'tray'], ['Eggs', 'dozen'], false],
  [['12', 'carton'], ['12', 'carton'], true],
  [['12', 'carton'], ['24', 'carton'], false],
  [['!!!', 'carton'], ['???', 'carton'], false],
]

test.each(CASES)('%j beside %j: %s', ([item, unit], [other, otherUnit, state = 'open'], isAlike) => {
  const groups = [{ item: other, unit: otherUnit, state }]
  expect(alikeGroups({ item, unit }, groups)).toEqual(isAlike ? groups : [])
})
