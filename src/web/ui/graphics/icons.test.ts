import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { drawIcons, drawMarks, drawStar } from './draw-icons.ts'

const drawn = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

describe('The icon sprite', () => {
  test('the sprite has exactly the named icons, as Phosphor draws them', async () => {
    expect(drawn('./icons.svg')).toBe(await drawIcons())
  })

  test('the masks are generated from the same source', async () => {
    expect(drawn('./star.svg')).toBe(await drawStar())
    expect(drawn('./marks.svg')).toBe(await drawMarks())
  })
})
