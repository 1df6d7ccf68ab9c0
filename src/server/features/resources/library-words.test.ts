import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Resource } from '#contract/resources/resources.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { misspelled, spelledWords } from '#test/data/spelling.ts'
import { TRADE_WORDS } from '#test/data/trade-words.ts'
import { library } from './library.ts'
import { textsIn } from './search.ts'

/** Words a minute of somebody who reads to act on it. */
const PACE = 200

/** Returns what is read on the page of a resource; its templates are filled in, and its sources looked up. */
const readOn = ({
  overview,
  keyBenefits,
  sections,
  scripts,
  checklist,
  scorecard,
  workbook,
  toolkit,
  worksheet,
  tips,
  actionItems,
}: Resource) =>
  textsIn([overview, keyBenefits, sections, scripts, checklist, scorecard, workbook, toolkit, worksheet, tips, actionItems]).join('\n')
/** Numbers count as words, signs between them do not. */
const countOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** All that a resource says in words of its own, of which titles of sources are none. */
const ownTexts = (resource: Resource) => textsIn({ ...resource, sources: [] })
/** Addresses of this site in a text, such as /suppliers. */
const addressesIn = (text: string) => text.match(/(?<=^|[\s(“])\/[a-z][\w/?=&-]*/g) ?? []

describe('The words of the resource library', () => {
  test('each is in the Australian dictionary or in the list of the trade', () => {
    for (const resource of library) expect([resource.id, misspelled(ownTexts(resource).join('\n'))]).toEqual([resource.id, []])
  })

  test('the list of the trade is sorted, and each of its words is used and needed', () => {
    expect(TRADE_WORDS).toEqual(TRADE_WORDS.toSorted((a, b) => a.localeCompare(b, 'en')))
    const used = new Set(
      library.flatMap((resource) => spelledWords(ownTexts(resource).join('\n'))).flatMap((word) => [word, word.toLowerCase()]),
    )
    expect(TRADE_WORDS.filter((word) => !used.has(word))).toEqual([])
  })

  test('a word that is spelled as in America is found, and one of the trade is not', () => {
    expect(misspelled('The color of the smallgoods; see https://colr.example and the cafe’s 11th fibre lid.')).toEqual(['color'])
  })

  test('there are 1,200 to 2,500 of them to read, and the time for it is what 200 a minute take', () => {
    for (const resource of library) {
      const count = countOf(readOn(resource))
      expect([resource.id, count, count >= 1200 && count <= 2500]).toEqual([resource.id, count, true])
      expect([resource.id, resource.readTime]).toEqual([resource.id, Math.ceil(count / PACE)])
    }
  })

  test('apostrophes and quotation marks are the typographic ones', () => {
    for (const resource of library) expect([resource.id, ownTexts(resource).filter((text) => /['"]/.test(text))]).toEqual([resource.id, []])
  })

  test('no sentence of a running text stands in two resources', () => {
    const places = new Map<string, string[]>()
    for (const { id, overview, sections, tips = [], actionItems } of library)
      for (const sentence of new Set(textsIn([overview, sections, tips, actionItems]).flatMap((text) => text.split(/(?<=[.:?])\s+/))))
        if (countOf(sentence) >= 8) places.set(sentence, [...(places.get(sentence) ?? []), id])
    expect([...places].filter(([, ids]) => ids.length > 1)).toEqual([])
  })

  test('agreements and guarantees are handed out with the advice to see a lawyer', () => {
    const binding = library.flatMap(({ templates }) => templates).filter(({ name }) => /agreement|addendum|credit application/i.test(name))
    expect(binding.map(({ id }) => id)).toEqual(['simple-supply-agreement', 'equipment-loan-addendum', 'credit-application'])
    for (const template of binding)
      expect([template.id, textsIn(template).some((text) => /lawyer/.test(text))]).toEqual([template.id, true])
  })
})

describe('Addresses in the resource library', () => {
  let app: TestApp
  beforeAll(async () => void (app = await createTestApp()))
  afterAll(() => app.stop())

  test('those of this site are pages of it, like the pages of the resources themselves', async () => {
    expect(addressesIn('See /suppliers?search=milk (or /pricing), $9.00/kg, and/or https://other.example/a.')).toEqual([
      '/suppliers?search=milk',
      '/pricing',
    ])
    const named = library.flatMap((resource) => ownTexts(resource).flatMap(addressesIn))
    for (const address of new Set([...named, ...library.map(({ id }) => `/resource/${id}`)]))
      expect([address, (await app.server.inject(address)).statusCode]).toEqual([address, 200])
    expect((await app.server.inject('/resource/nothing')).statusCode).toBe(404)
  })

  test('templates have ids of their own within a resource, which the address of their file ends with', () => {
    for (const { id, templates } of library)
      expect([id, new Set(templates.map((template) => template.id)).size]).toEqual([id, templates.length])
  })

  test('a source is where its publisher has it, and not a copy on a site of other people’s files', () => {
    const hosts = library.flatMap(({ sources }) => sources.map(({ url }) => new URL(url).hostname))
    const ofCopies = /(^|\.)(scribd|slideshare|studocu|docplayer|academia|yumpu|paperzz|pdfcoffee|coursehero|vdocuments|dokumen)\./
    expect(hosts.filter((host) => ofCopies.test(host))).toEqual([])
  })

  test('a source that was read has the address of the text itself, and one that was not has no date', () => {
    const sources = library.flatMap(({ sources }) => sources)
    expect(sources.filter(({ isVerified, url }) => isVerified && /^https?:\/\/[^/]+\/?$/.test(url)).map(({ title }) => title)).toEqual([])
    expect(sources.filter(({ isVerified, date }) => !isVerified && date !== null).map(({ title }) => title)).toEqual([])
  })
})
