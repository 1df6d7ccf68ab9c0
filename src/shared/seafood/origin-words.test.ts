import { expect, test } from 'vitest'
import { originInWords, originQuestion } from './origin-words.ts'

test.each([
  ['Barramundi', 'Where is the barramundi from: Australian, imported or mixed?'],
  ['prawns', 'Where are the prawns from: Australian, imported or mixed?'],
  ['Baby octopus', 'Where is the baby octopus from: Australian, imported or mixed?'],
  ['Sea bass', 'Where is the sea bass from: Australian, imported or mixed?'],
  ['John Dory', 'Where is the John Dory from: Australian, imported or mixed?'],
])('a buyer asks of "%s": "%s"', (item, question) => expect(originQuestion(item)).toBe(question))

test('an origin is said of any goods, and that it is not said of seafood only', () => {
  expect(originInWords({ origin: 'mixed' })).toBe('Mixed origin')
  expect(originInWords({ origin: null, isSeafood: true })).toBe('Origin not said')
  expect(originInWords({ origin: null, isSeafood: false })).toBeNull()
  expect(originInWords({})).toBeNull()
})
