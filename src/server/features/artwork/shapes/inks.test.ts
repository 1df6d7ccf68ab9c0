import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { hexOf, ink, type InkName } from './inks.ts'

describe('hexOf', () => {
  test('an OKLCH colour becomes the sRGB colour that browsers show', () => {
    expect(hexOf([1, 0, 0])).toBe('#ffffff')
    expect(hexOf([0.627955, 0.257683, 29.2338])).toBe('#ff0000')
    expect(hexOf([0.519752, 0.176858, 142.4954])).toBe('#008000')
  })
})

describe('ink', () => {
  test('the artwork is drawn in the colours of the design tokens', () => {
    const tokens = readFileSync(fileURLToPath(import.meta.resolve('#web/design/tokens.css')), 'utf8')
    const litho = [...tokens.matchAll(/--litho-(\w+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)]
    expect(litho).toHaveLength(18)
    for (const [, name, ...lch] of litho) expect(ink[name as InkName]).toBe(hexOf(lch.map(Number) as [number, number, number]))
  })
})
