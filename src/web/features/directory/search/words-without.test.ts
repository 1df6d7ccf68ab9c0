import { expect, test } from 'vitest'
import { wordsWithout } from './words-without.ts'

test.each<[string, string[], string | undefined]>([
  ['coffee beans 20kg', ['20kg'], 'coffee beans'],
  ['organic coffee beans', ['organic'], 'coffee beans'],
  ['Organic coffee', ['organic'], 'coffee'],
  ['organic fish near richmond', ['organic'], 'fish near richmond'],
  ['milk, zebra', ['zebra'], 'milk'],
  ['zebra milk, 5 kg', ['zebra', '5 kg'], 'milk'],
  ['oat milk for oats', ['oats'], 'oat milk for'],
  ['café crème zebra', ['zebra'], 'café crème'],
  ['zebra', ['zebra'], undefined],
  ['zebra, ?', ['zebra'], undefined],
  ['zebras milk', ['zebra'], undefined],
  ['cofee beans', ['coffee'], undefined],
  ['', ['zebra'], undefined],
])('of “%s” without %j is left %j', (text, words, left) => expect(wordsWithout(text, words)).toBe(left))
