import { STATES } from '#contract/options.ts'
import type { Synonyms } from './synonyms.ts'

/** Abbreviations in addresses. */
export const PLACE_NAMES: Synonyms[] = [
  ...Object.entries(STATES).map(([code, name]) => ({ words: [code, name] })),
  { words: ['mount', 'mt'] },
  { words: ['st', 'saint', 'street'] },
  { words: ['road', 'rd'] },
  { words: ['avenue', 'ave', 'av'] },
]
