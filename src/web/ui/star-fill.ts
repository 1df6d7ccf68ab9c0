export type StarFill = 'full' | 'half' | 'dim'

/** Five stars for a rating: as many full as its whole part, the next one half from a fraction of .5 on (public-side §9). */
export function starFills(rating: number): StarFill[] {
  const whole = Math.floor(rating)
  const half = rating - whole >= 0.5
  return Array.from({ length: 5 }, (_, index) => {
    if (index < whole) return 'full'
    return index === whole && half ? 'half' : 'dim'
  })
}
