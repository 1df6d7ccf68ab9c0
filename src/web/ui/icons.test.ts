import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawIcons } from './draw-icons.ts'

test('the sprite holds exactly the named icons, as Phosphor draws them', async () => {
  expect(readFileSync(new URL('./icons.svg', import.meta.url), 'utf8')).toBe(await drawIcons())
})
