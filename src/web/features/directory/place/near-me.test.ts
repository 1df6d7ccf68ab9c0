import { describe, expect, test } from 'vitest'
import { withoutNearMe } from './near-me.ts'

describe('Words for where somebody is', () => {
  test.each([
    ['near me', ''],
    ['Near Me', ''],
    ['near us', ''],
    ['near here', ''],
    ['nearby', ''],
    ['near by', ''],
    ['nearest to me', ''],
    ['closest to me', ''],
    ['close to me', ''],
    ['close by me', ''],
    ['around here', ''],
    ['around me', ''],
    ['my location', ''],
    ['my current location', ''],
    ['current location', ''],
    ['my position', ''],
    ['where I am', ''],
    ['where we are', ''],
    ['in my area', ''],
    ['near my cafe', ''],
    ['near my café', ''],
    ['close to my restaurant', ''],
    ['near my place!', ''],
    ['coffee near me', 'coffee'],
    ['coffee  near   me', 'coffee'],
    ['Bakery near me?', 'Bakery'],
    ['near me: milk', 'milk'],
    ['milk near me open Sunday', 'milk open Sunday'],
    ['nearby bakeries', 'bakeries'],
    ['compostable cups around here', 'compostable cups'],
    ['fish, near me', 'fish'],
    ['an apron supplier near my venue', 'an apron supplier'],
  ])('%s', (text, rest) => {
    expect(withoutNearMe(text)).toBe(rest)
  })

  test.each([
    '',
    'coffee',
    'near Melbourne',
    'near Mentone',
    'near Merimbula NSW',
    'coffee near 3056',
    'meat',
    'close',
    'Near & Far Coffee',
    'Here Coffee',
    'US Foods',
    'around Hereford',
    'close to Hereward',
    'beer here',
    'myrtle location',
    'Nearbys Bakery',
    'home',
    'gourmet',
  ])('%s is none', (text) => {
    expect(withoutNearMe(text)).toBeNull()
  })
})
