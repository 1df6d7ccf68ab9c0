import { STATES } from '#contract/options.ts'

/** Names of the same in addresses: states and abbreviations. */
export const PLACE_NAMES: string[][] = [
  ...Object.entries(STATES).map(([code, name]) => [code, name]),
  ['mount', 'mt'],
  ['st', 'saint', 'street'],
  ['road', 'rd'],
  ['avenue', 'ave', 'av'],
]
