/** The same of things that several names make together, or that are named beside who does them or what they are for. */
export const COMPOUNDS: [text: string, asked: string][] = [
  ['wagyu beef patties', 'wagyu patty'],
  ['milk chocolate chips', 'chocolate chip'],
  ['toilet paper jumbo rolls', 'paper towel'],
  ['recruitment agency for chefs', 'recruitment'],
  ['nbn business plan', 'nbn plan'],
  ['yoghurt vanilla 10kg bucket', 'vanilla yoghurt · 10 kg'],
  ['cover for cafe burglary', 'contents insurance · ? burglary'],
  ['cover for staff on leave', 'staff cover · ? leave'],
  ['cover against hail', 'insurance · ? hail'],
  ['covers for chairs', 'chair cover'],
  ['mushies 4kg', 'mushroom · 4 kg'],
  ['2L milk x 12', 'milk · 12'],
  ['milk 2L x 12', 'milk · 2 L'],
]
