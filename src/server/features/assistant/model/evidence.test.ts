import { describe, expect, test } from 'vitest'
import { restsOn } from './evidence.ts'

const EVIDENCE = {
  names: ['Tin Shed Coffee', 'Preston VIC 3072', 'single origin', 'Northcote'],
  amounts: ['4.8 out of 5 from 128 reviews', '$150.00', '12 km', 'Preston VIC 3072', '2 pm', '2 suppliers'],
  said: ['need 25 kg of beans a week for $20, 50% off'],
}

describe('A sentence of a model', () => {
  test.each([
    'Tin Shed Coffee fits best.',
    'It delivers to Preston, and its minimum order is $150.',
    'Rated 4.8 out of 5 from 128 reviews.',
    'It has 4.8 stars.',
    'Both are in Northcote, VIC.',
    'Order before 2 pm for the next delivery.',
    'For 25 kg a week, ask both for a quote.',
    'Two suppliers fit, about 12 km away.',
    'Preston’s nearest is Tin Shed Coffee.',
    'Decaf comes with a quote.',
    'Which suburb should it come to?',
    'On Mondays and in December, GST is on top.',
    'For 25kg a week, ask both for a quote.',
    'For twenty-five kilos a week, ask both.',
    'It has a café’s usual order.',
    'Here is one – the nearest one… so to say.',
  ])('holds: %s', (sentence) => expect(restsOn(sentence, EVIDENCE)).toBe(true))

  test.each([
    ['a supplier that was invented', 'Acme Beans fits best.'],
    ['one in the middle', 'You could also try Golden Roasters in Preston.'],
    ['one of a single word', 'You could also try Zarraffas.'],
    ['another name for a known one', 'Tin Shed Coffee Roasters fits best.'],
    ['another place', 'It delivers to Geelong.'],
    ['another rating', 'It has 5.0 out of 5.'],
    ['another count', 'It has 999 reviews.'],
    ['the number of something else', 'It has 150 reviews.'],
    ['a price', 'It costs $12.50.'],
    ['a price that the reader named', 'It costs $20.'],
    ['a discount that the reader named', 'It gives you 50% off.'],
    ['a number in words', 'It has seven vans.'],
    ['a vague number', 'It is half the price.'],
    ['a price in words', 'It costs fifteen dollars.'],
    ['a price in another money', 'It costs €25.'],
    ['cents', 'It costs ninety cents.'],
    ['a discount in words', 'It gives you thirty percent off.'],
    ['one star', 'It has one star.'],
    ['a number that hangs on a word', 'It has rating5.0 of all.'],
    ['a number that hangs on its unit', 'It has 35kg bags.'],
    ['a number after an abbreviation', 'It is No.7 of all.'],
    ['a name in letters of others', 'It is Тin Shеd.'],
    ['a small name in letters of others', 'It is by злые бобы.'],
    ['digits of others', 'It has ٥ vans.'],
    ['a link in brackets', 'See [it](/away).'],
    ['markup of a page', 'It is <b>best</b>.'],
    ['a mark that code would fill', 'It is {{buyer}}.'],
    ['signs that turn the text round', 'It is \u202etseb.'],
    ['signs that nobody sees', 'It is be\u200bst.'],
    ['more than a sentence', `It is ${'very '.repeat(200)}good.`],
    ['a handle', 'Follow @tinshed.'],
    ['a short link', 'See bit.ly/tinshed.'],
    ['a link', 'See https://tinshed.example for more.'],
    ['a site', 'See tinshed.com.au for more.'],
    ['an email address', 'Write to sales@tinshed.example.'],
    ['a number to ring', 'Ring 03 5550 0142.'],
  ])('does not hold with %s', (_, sentence) => expect(restsOn(sentence, EVIDENCE)).toBe(false))
})
