import { describe, expect, test } from 'vitest'
import { drawnMap } from './area-map-layout.ts'

const suburb = (name: string, latitude: number, longitude: number, isInside = true) => ({
  name,
  latitude,
  longitude,
  population: 1000,
  isInside,
})
const preston = suburb('Preston', -37.742, 145.007)
const area = {
  suburbs: [preston, suburb('Reservoir', -37.712, 145.006), suburb('Coburg', -37.744, 144.966), suburb('Melton', -37.683, 144.584, false)],
  place: { name: 'Preston', latitude: -37.742, longitude: 145.007 },
}
const map = () => drawnMap(area)!

describe('A map of an area', () => {
  test('has each suburb in view, north above south and east right of west', () => {
    const [ofPreston, reservoir, coburg, melton] = map().dots
    for (const { x, y } of map().dots) for (const part of [x, y]) expect(part).toSatisfy((at: number) => at > 0 && at < 1)
    expect(reservoir!.y).toBeLessThan(ofPreston!.y)
    expect(coburg!.x).toBeLessThan(ofPreston!.x)
    expect(melton).toMatchObject({ isInside: false })
    expect(map().middle).toEqual({ x: ofPreston!.x, y: ofPreston!.y })
  })

  test('has the same scale along both sides', () => {
    const { km, dots } = map()
    const [ofPreston, reservoir, , melton] = dots
    // 0.03 degrees of latitude, and 0.423 of longitude at this latitude.
    expect((ofPreston!.y - reservoir!.y) / km.y).toBeCloseTo(3.3, 1)
    expect((ofPreston!.x - melton!.x) / km.x).toBeCloseTo(37.2, 0)
    // Four by three.
    expect(km.y / km.x).toBeCloseTo(4 / 3)
  })

  test('has a round scale of at most a third of its width', () => {
    expect(map().scale.km).toBe(10)
    expect(map().scale.width).toBeLessThan(1 / 3)
    expect(drawnMap({ suburbs: [preston], place: null })!.scale.km).toBe(1)
    const country = [preston, suburb('Perth', -31.95, 115.86), suburb('Darwin', -12.46, 130.84)]
    expect(drawnMap({ suburbs: country, place: null })!.scale.km).toBe(1000)
  })

  test('names the place first, only what is delivered to, and nothing twice or over another name or the edge', () => {
    const names = map().names.map(({ text }) => text)
    expect(names[0]).toBe('Preston')
    expect(names).not.toContain('Melton')
    expect(names).toEqual([...new Set(names)])
    const east = suburb('Warrandyte South', -37.76, 145.9)
    const named = drawnMap({ suburbs: [preston, east], place: null })!.names
    expect(named.find(({ text }) => text === 'Warrandyte South')).toMatchObject({ isLeft: true })
  })

  test('of nothing is none', () => {
    expect(drawnMap({ suburbs: [], place: null })).toBeUndefined()
  })
})
