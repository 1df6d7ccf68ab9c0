import { describe, expect, test } from 'vitest'
import {
  BLANK,
  draftIn,
  postsOf,
  scheduledAt,
  tabsOf,
  textsFor,
  withPlatform,
  withSameText,
  withTexts,
  type ComposerValues,
} from './composer-values.ts'
import { lengthsOf, tooLong } from './counter.ts'
import { shownFirst } from './cut-text.ts'
import { shownRatio } from './picture-ratios.ts'
import { hasProblems, pictureNeeded, problemsOf, problemWithHashtags } from './problems.ts'
import { allFilled, textsFrom } from './template-texts.ts'

const SYDNEY = 'Australia/Sydney'
const clocks = { timeZone: SYDNEY, now: '2026-12-01T02:00:00Z' }
const base: ComposerValues = { ...BLANK, platforms: ['facebook', 'twitter'], content: 'New beans', hashtags: '#coffee roasted' }

describe('Texts of the composer', () => {
  test('a platform has the text for all until its own is typed, and again on demand', () => {
    const changed = withTexts(base, 'twitter', { content: 'Beans!' })
    expect([textsFor(changed, 'facebook').content, textsFor(changed, 'twitter')]).toEqual([
      'New beans',
      { content: 'Beans!', hashtags: '#coffee roasted' },
    ])
    const later = withTexts(changed, 'all', { content: 'Old beans' })
    expect([textsFor(later, 'facebook').content, textsFor(later, 'twitter').content]).toEqual(['Old beans', 'Beans!'])
    expect(textsFor(withSameText(later, 'twitter'), 'twitter').content).toBe('Old beans')
  })

  test('a platform that is no longer chosen loses its own text', () => {
    const without = withPlatform(withTexts(base, 'twitter', { content: 'Beans!' }), 'twitter', false)
    expect([without.platforms, without.changed]).toEqual([['facebook'], {}])
    expect(tabsOf(without)).toEqual(['all'])
    expect(tabsOf(withPlatform(without, 'instagram', true))).toEqual(['all', 'facebook', 'instagram'])
  })

  test('each platform is sent its own text, hashtags without their signs, and null for no time', () => {
    const [facebook, twitter] = postsOf(withTexts(base, 'twitter', { content: 'Beans!' }), SYDNEY)
    expect(facebook).toMatchObject({ platform: 'facebook', content: 'New beans', hashtags: ['coffee', 'roasted'], scheduledFor: null })
    expect(twitter).toMatchObject({ platform: 'twitter', content: 'Beans!', scheduledFor: null })
  })

  test('a time is that of the supplier’s clocks', () => {
    expect(postsOf(scheduledAt(base, '2026-12-03T07:30'), SYDNEY)[0]?.scheduledFor).toBe('2026-12-02T20:30:00Z')
    expect(postsOf(scheduledAt(base, '2026-12-03T07:30'), 'Australia/Brisbane')[0]?.scheduledFor).toBe('2026-12-02T21:30:00Z')
    // A time that was chosen and is not wished any more is not sent.
    expect(postsOf({ ...scheduledAt(base, '2026-12-03T07:30'), when: 'draft' }, SYDNEY)[0]?.scheduledFor).toBeNull()
  })

  test('a stored value is a draft only in the shape of the form', () => {
    expect(draftIn({ ...base, typedBy: 'ann' })).toMatchObject(base)
    expect([draftIn(null), draftIn({ content: 'x' }), draftIn({ ...base, platforms: 'all' })]).toEqual([undefined, undefined, undefined])
  })
})

describe('problemsOf', () => {
  const long = 'x'.repeat(281)

  test('a draft needs a platform and a text, and nothing else', () => {
    expect(problemsOf(BLANK, clocks)).toMatchObject({ platforms: 'Please choose a platform.', content: 'Please write the post.' })
    expect(hasProblems(problemsOf({ ...base, content: `${long} {offer}`, platforms: ['twitter', 'instagram'] }, clocks))).toBe(false)
  })

  test('what goes out keeps to the limit of each platform, by its own text', () => {
    expect(problemsOf({ ...base, when: 'now', content: long }, clocks)).toMatchObject({
      tab: 'all',
      content: expect.stringContaining('Twitter/X'),
    })
    const shortened = withTexts({ ...base, when: 'now', content: long }, 'twitter', { content: 'Short' })
    expect(hasProblems(problemsOf(shortened, clocks))).toBe(false)
    const own = withTexts({ ...base, when: 'now' }, 'twitter', { content: long })
    expect(problemsOf(own, clocks)).toMatchObject({ tab: 'twitter', content: expect.stringContaining('too many') })
  })

  test('what goes out has no variable without a value; the link to the profile fills itself', () => {
    expect(problemsOf({ ...base, when: 'now', content: '{offer} until Friday' }, clocks).content).toContain('“Offer”')
    expect(hasProblems(problemsOf({ ...base, when: 'now', content: 'See {profileLink}' }, clocks))).toBe(false)
  })

  test('Instagram and TikTok need a picture', () => {
    expect(pictureNeeded({ platforms: ['instagram', 'tiktok'], imageUrl: null })).toBe(
      'Instagram and TikTok take no post without a picture.',
    )
    expect(problemsOf({ ...base, platforms: ['instagram'], when: 'now' }, clocks).picture).toContain('Instagram takes no post')
    expect(pictureNeeded({ platforms: ['instagram'], imageUrl: '/uploads/x.webp' })).toBeUndefined()
  })

  test('a scheduled post has a time to come', () => {
    expect(problemsOf({ ...base, when: 'schedule' }, clocks).when).toBe('Please choose a day and a time.')
    expect(problemsOf(scheduledAt(base, '2026-12-01T13:00'), clocks).when).toContain('has passed')
    expect(problemsOf(scheduledAt(base, '2026-12-01T13:01'), clocks).when).toBeUndefined()
  })

  test('hashtags are words, and as many as the platform takes', () => {
    expect(problemWithHashtags('#coffee #cold-brew')).toContain('#cold-brew')
    const many = Array.from({ length: 31 }, (_, tag) => `#tag${tag}`).join(' ')
    expect([problemWithHashtags(many, 'instagram'), problemWithHashtags(many)]).toEqual([
      'Instagram takes 30 hashtags, and these are 31.',
      undefined,
    ])
  })
})

describe('Counters', () => {
  test('a link counts 23 on X and as it is elsewhere, hashtags count', () => {
    const texts = { content: 'See {profileLink}', hashtags: '#coffee' }
    expect(lengthsOf('twitter', texts).length).toBe('See '.length + 23 + 2 + '#coffee'.length)
    expect(lengthsOf('facebook', texts).length).toBeGreaterThan(60)
    expect(lengthsOf('twitter', { content: '☕', hashtags: '' }).left).toBe(278)
    expect(tooLong('twitter', { content: 'x'.repeat(292), hashtags: '' })).toBe('Twitter/X takes 280 characters, and this is 12 too many.')
  })
})

describe('shownFirst', () => {
  test('a long text is cut at a word, and a text of many lines at a line', () => {
    const words = 'coffee '.repeat(40)
    const shown = shownFirst('instagram', words)
    expect([shown.more, shown.text.length <= 125, shown.text.endsWith('coffee')]).toEqual(['more', true, true])
    expect(shownFirst('instagram', 'one\ntwo\nthree')).toEqual({ text: 'one\ntwo', more: 'more' })
  })

  test('a short text stays whole, and a word without an end is cut in itself', () => {
    expect(shownFirst('twitter', 'Beans')).toEqual({ text: 'Beans' })
    expect(shownFirst('instagram', 'x'.repeat(200)).text).toHaveLength(125)
  })
})

describe('Templates', () => {
  test('known variables are filled in at once, as one word in hashtags, and the others stay', () => {
    const template = { contentTemplate: '{businessName}: {product} {profileLink}', hashtagTemplate: '#{category} #{product}' }
    const texts = textsFrom(template as never, { businessName: 'Tin Shed', category: 'Fresh Produce' })
    expect(texts).toEqual({ content: 'Tin Shed: {product} {profileLink}', hashtags: '#FreshProduce #{product}' })
  })

  test('a product that is chosen later fills the texts of all platforms', () => {
    const values = withTexts({ ...base, content: 'Try {product}' }, 'twitter', { content: '{product}!' })
    const filled = allFilled(values, { product: 'House blend' })
    expect([filled.content, filled.changed.twitter?.content]).toEqual(['Try House blend', 'House blend!'])
  })
})

describe('shownRatio', () => {
  test('a feed shows a picture as it is, or cut to the nearest shape that it takes', () => {
    expect([shownRatio('instagram', 1), shownRatio('instagram', 3), shownRatio('instagram', 0.5)]).toEqual([1, 1.91, 4 / 5])
    expect([shownRatio('tiktok', 1), shownRatio('facebook', undefined)]).toEqual([9 / 16, 1.91])
  })
})
