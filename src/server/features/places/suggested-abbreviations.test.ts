import { afterAll, beforeAll, expect, test } from 'vitest'
import { suggestPlaces } from '#contract/suppliers/places.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

const labels = async (q: string) => (await app.call(suggestPlaces, { q })).map(({ label }) => label)

/** What people type, and a place that is suggested with every letter from the bar on. */
const typed: [text: string, label: string][] = [
  ['Mt Law|ley', 'Mount Lawley WA 6050'],
  ['St K|ilda', 'St Kilda VIC 3182'],
  ['Pt Co|ok', 'Point Cook VIC 3030'],
  ['pt mac|quarie', 'Port Macquarie NSW 2444'],
  ['Nth Sy|dney', 'North Sydney NSW 2060'],
  ['Sth Me|lb', 'South Melbourne VIC 3205'],
  ['Sth Ya|rra', 'South Yarra VIC 3141'],
  ['n syd|ney', 'North Sydney NSW 2060'],
  ['N. Melb|ourne', 'North Melbourne VIC 3051'],
  ['w melb|ourne', 'West Melbourne VIC 3003'],
  ['W Per|th', 'West Perth WA 6005'],
  ['e melb|ourne', 'East Melbourne VIC 3002'],
  ['s bris|bane', 'South Brisbane QLD 4101'],
  ['Sth Bris|bane', 'South Brisbane QLD 4101'],
  ['mnt waver|ley', 'Mount Waverley VIC 3149'],
  ['mtn cre|ek', 'Mountain Creek QLD 4557'],
  ['upr coo|mera', 'Upper Coomera QLD 4209'],
  ['uppr mt gra|vatt', 'Upper Mount Gravatt QLD 4122'],
  ['lwr plen|ty', 'Lower Plenty VIC 3093'],
  ['bondi jc|t', 'Bondi Junction NSW 2022'],
  ['Bondi Jn', 'Bondi Junction NSW 2022'],
  ['bondi jctn', 'Bondi Junction NSW 2022'],
  ['airlie bc|h', 'Airlie Beach QLD 4802'],
  ['byron b|y', 'Byron Bay NSW 2481'],
  ['surry hl|s', 'Surry Hills NSW 2010'],
  ['box hl', 'Box Hill VIC 3128'],
  ['noosa hd|s', 'Noosa Heads QLD 4567'],
  ['albert pk', 'Albert Park VIC 3206'],
  ['olympic prk', 'Sydney Olympic Park NSW 2127'],
  ['moonee pds', 'Moonee Ponds VIC 3039'],
  ['kangaroo vl|y', 'Kangaroo Valley NSW 2577'],
  ['dee wh|y', 'Dee Why NSW 2099'],
  ['padstow ht|s', 'Padstow Heights NSW 2211'],
  ['templestowe lw|r', 'Templestowe Lower VIC 3107'],
  ['east brun|swick', 'Brunswick East VIC 3057'],
  ['E Bruns|wick', 'Brunswick East VIC 3057'],
  ['e st kil|da', 'St Kilda East VIC 3183'],
  ['brunswick w', 'Brunswick West VIC 3055'],
  ['melbourne nth', 'North Melbourne VIC 3051'],
  ['pt ad|elaide', 'Port Adelaide SA 5015'],
  ['pt lin|coln', 'Port Lincoln SA 5606'],
  ['prt hed|land', 'Port Hedland WA 6721'],
  ['gt wes|tern', 'Great Western VIC 3374'],
  ['lk hav|en', 'Lake Haven NSW 2263'],
  ['victor hb|r', 'Victor Harbor SA 5211'],
  ['coffs hbr', 'Coffs Harbour NSW 2450'],
  ['fortitude vl|y', 'Fortitude Valley QLD 4006'],
  ['7 hi|lls', 'Seven Hills NSW 2147'],
  ['5 do|ck', 'Five Dock NSW 2046'],
  ['pt', 'Port Macquarie NSW 2444'],
  ['caroline spgs', 'Caroline Springs VIC 3023'],
  ['alice sprgs', 'Alice Springs NT 0870'],
  ['glen waver|ley', 'Glen Waverley VIC 3150'],
]

const growing = (text: string) => {
  const [begun, rest = ''] = text.split('|')
  return [...rest, ''].map((_, at) => `${begun}${rest.slice(0, at)}`)
}

test.each(typed)('“%s” suggests %s with every letter', async (text, label) => {
  const missing: string[] = []
  for (const each of growing(text)) if (!(await labels(each)).includes(label)) missing.push(each)
  expect(missing).toEqual([])
})
