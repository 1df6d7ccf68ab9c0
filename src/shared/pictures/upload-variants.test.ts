import { describe, expect, test } from 'vitest'
import { logoSourcesOf, shownPicture, sourcesOf, UPLOAD_PATH } from './upload-variants.ts'

const NAME = '0b5bd0ab-3c4f-4f4e-9a52-4f6d6a1f7c11'

describe('The addresses of pictures', () => {
  test('an upload has sources in smaller formats and widths, the smallest format first', () => {
    const [avif, webp] = sourcesOf(`/uploads/${NAME}.webp`)
    expect(avif).toEqual({
      type: 'image/avif',
      srcSet: `/uploads/${NAME}-320.avif 320w, /uploads/${NAME}-640.avif 640w, /uploads/${NAME}-1280.avif 1280w`,
    })
    expect(webp?.srcSet).toContain(`/uploads/${NAME}-640.webp 640w`)
    expect(logoSourcesOf(`/uploads/${NAME}.webp`)[0]?.srcSet).toBe(`/uploads/${NAME}-160.avif 160w, /uploads/${NAME}-320.avif 320w`)
  })

  test('a picture on another site has no other sources', () => {
    expect(sourcesOf('https://beans.example/logo.webp')).toEqual([])
    expect(UPLOAD_PATH.test(`/uploads/${NAME}-640.avif`)).toBe(false)
  })

  test('only our own uploads are shown', () => {
    expect(shownPicture(`/uploads/${NAME}.png`)).toBe(`/uploads/${NAME}.png`)
    for (const url of [null, 'https://beans.example/logo.png', `https://beans.example/uploads/${NAME}.png`])
      expect(shownPicture(url)).toBeNull()
  })
})
