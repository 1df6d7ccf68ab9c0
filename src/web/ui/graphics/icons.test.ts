import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FIRST_ICONS, OTHER_ICONS } from './icon-names.ts'
import { describePhosphor, drawIcons, drawMarks, drawStar } from './draw-icons.ts'

const drawn = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

describe('The icon sprites', () => {
  test('the sprites have exactly the named icons, as Phosphor draws them', async () => {
    expect(drawn('./first-icons.svg')).toBe(await drawIcons(FIRST_ICONS))
    expect(drawn('./other-icons.svg')).toBe(await drawIcons(OTHER_ICONS))
  })

  test('every named icon is used by a page', () => {
    const files = globSync('src/{web,contract,shared}/**/*.{ts,tsx}').filter((file) => !/icon-names\.ts$|\.test\.tsx?$/.test(file))
    const sources = files.map((file) => readFileSync(file, 'utf8')).join('')
    expect([...FIRST_ICONS, ...OTHER_ICONS].filter((name) => !sources.includes(`'${name}'`) && !sources.includes(`"${name}"`))).toEqual([])
  })

  test('the masks are generated from the same source', async () => {
    expect(drawn('./star.svg')).toBe(await drawStar())
    expect(drawn('./marks.svg')).toBe(await drawMarks())
  })

  test('the version and the notice of Phosphor that pages show are those of the package', () => {
    for (const [file, text] of Object.entries(describePhosphor())) expect(drawn(`./phosphor/${file}`)).toBe(text)
  })
})
