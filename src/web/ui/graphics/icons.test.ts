import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FIRST_ICONS, OTHER_ICONS } from './icon-names.ts'
import { drawIcons, drawMarks, drawStar } from './draw-icons.ts'

const drawn = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

describe('The icon sprites', () => {
  test('the sprites have exactly the named icons, as Phosphor draws them', async () => {
    expect(drawn('./first-icons.svg')).toBe(await drawIcons(FIRST_ICONS))
    expect(drawn('./other-icons.svg')).toBe(await drawIcons(OTHER_ICONS))
  })

  test('the masks are generated from the same source', async () => {
    expect(drawn('./star.svg')).toBe(await drawStar())
    expect(drawn('./marks.svg')).toBe(await drawMarks())
  })
})
