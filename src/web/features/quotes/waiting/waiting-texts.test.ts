import { describe, expect, test } from 'vitest'
import { waitingWords } from './waiting-texts.ts'

const requests = (answers: number, questions: number) =>
  [...Array<boolean>(answers).fill(false), ...Array<boolean>(questions).fill(true)].map((hasAsked) => ({ hasAsked }))

describe('What waits for a buyer', () => {
  test.each([
    [0, 0, 'Nothing waits for you now'],
    [1, 0, '1 answer waits for you'],
    [2, 0, '2 answers wait for you'],
    [20, 0, '20 answers wait for you'],
    [0, 1, '1 question waits for you'],
    [0, 3, '3 questions wait for you'],
    [1, 1, '1 answer and 1 question wait for you'],
    [2, 1, '2 answers and 1 question wait for you'],
    [1, 4, '1 answer and 4 questions wait for you'],
  ])('%d answers and %d questions: %s', (answers, questions, words) => {
    expect(waitingWords(requests(answers, questions))).toBe(words)
  })

  test('where there are more than were read, the number is a least', () => {
    expect(waitingWords(requests(15, 5), true)).toBe('More than 20 requests wait for you')
  })
})
